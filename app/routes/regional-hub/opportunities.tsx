import { href } from 'react-router'
import { listOpenPostings } from '#app/domain/job-postings/postings.server.ts'
import { findRegionalHub, inArea } from '#app/domain/regional-hubs/hub.server.ts'
import { canReadJobPostings, canSaveProspects } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { parseId } from '#app/values/ids.ts'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { PostingsPage } from '../hubs/postings-page.tsx'
import type { Route } from './+types/opportunities'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canReadJobPostings)]

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const hub = found(await findRegionalHub(viewer, parseId(params.regionalHubId)))
  const page = parsePage(url.searchParams.get('page'))
  const list = await listOrFailure(context, { ...EMPTY_PAGE, postings: [] }, () =>
    listOpenPostings(viewer, inArea(hub.locationIds), page),
  )
  return { hub, list, canKeep: canSaveProspects(viewer) }
}

export default function RegionalHubOpportunities({ loaderData, params }: Route.ComponentProps) {
  return (
    <PostingsPage
      title="Opportunities"
      {...loaderData}
      backTo={href('/regional-hub/:regionalHubId', params)}
    />
  )
}
