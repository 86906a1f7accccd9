import { listAlumniResources } from '#app/domain/resources/alumni-resources.server.ts'
import { canMarkResources, canSubscribe, subscribed } from '#app/domain/viewer/permissions.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import { ResourceCards } from '../resources/resource-cards.tsx'
import { paywallHref } from '../subscriptions/addresses.ts'
import type { Route } from './+types/index'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const list = await listAlumniResources(viewer, parsePage(url.searchParams.get('page')))
  return {
    ...list,
    canMark: canMarkResources(viewer),
    offersPremium: canSubscribe(viewer) && !subscribed(viewer),
  }
}

const title = 'Alumni Services'

export default function AlumniResources({ loaderData }: Route.ComponentProps) {
  const { resources, total, page, pages, canMark, offersPremium } = loaderData
  return (
    <>
      <PageTitle title={title} />
      <PageHead
        title={title}
        lead="Guides, benefits and people to support you after your program."
        action={
          offersPremium && (
            <ButtonLink variant="secondary" to={paywallHref()} reloadDocument>
              See what premium includes
            </ButtonLink>
          )
        }
      />
      {total > 0 ? (
        <div className="stack">
          <p className="text-muted">{`${total} ${total === 1 ? 'resource' : 'resources'}`}</p>
          <ResourceCards resources={resources} canMark={canMark} />
          <Pagination page={page} pages={pages} href={(to) => pageHref(new URLSearchParams(), to)} />
        </div>
      ) : (
        <EmptyState title="No resources">Guides and offers for alumni will show up here.</EmptyState>
      )}
    </>
  )
}
