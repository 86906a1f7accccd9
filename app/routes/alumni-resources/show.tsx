import { href } from 'react-router'
import { findAlumniResource } from '#app/domain/resources/alumni-resource.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { parseId } from '#app/values/ids.ts'
import { ActivityContent } from '../activities/activity-content.tsx'
import type { Route } from './+types/show'
import { ResourceChips } from './resource-chips.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = parseId(params.resourceId)
  return { resource: found(await findAlumniResource(context.get(viewerContext), id)) }
}

export default function ShowAlumniResource({ loaderData: { resource } }: Route.ComponentProps) {
  const { name, summary, updatedOn, content } = resource
  return (
    <article>
      <PageTitle title={name} />
      <PageHead
        title={<bdi>{name}</bdi>}
        lead={summary}
        back={{ to: href('/alumni-resources'), label: 'Alumni Services' }}
      />
      <div className="stack gap-8">
        <div className="cluster">
          <ResourceChips resource={resource} />
          <p className="text-sm text-muted">Updated {updatedOn}</p>
        </div>
        <ActivityContent content={content} />
      </div>
    </article>
  )
}
