import { noResources } from '#app/domain/resources/cards.server.ts'
import { listInsights } from '#app/domain/resources/insights.server.ts'
import { canMarkInsights } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { Results } from '#app/ui/results.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref, readSearch } from '#app/values/search-params.ts'
import { ResourceCards } from '../resources/resource-cards.tsx'
import type { Route } from './+types/resources'
import { NothingHere } from './nothing-here.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const search = readSearch(url.searchParams)
  const list = await listOrFailure(context, noResources, () =>
    listInsights(viewer, search, parsePage(url.searchParams.get('page'))),
  )
  return { ...list, search, canMark: canMarkInsights(viewer) }
}

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { resources, total, page, pages, search, canMark, failed } = loaderData
  if (failed) return <FailedList />
  const params = new URLSearchParams(search && { search })
  return (
    <Results>
      <ResultCount>
        {`${total.toLocaleString('en-US')} ${total === 1 ? 'resource' : 'resources'}`}
      </ResultCount>
      {total > 0 ? (
        <ResourceCards resources={resources} canMark={canMark} />
      ) : (
        <NothingHere title="No resources" search={search} />
      )}
      <Pagination page={page} pages={pages} href={(to) => pageHref(params, to)} />
    </Results>
  )
}
