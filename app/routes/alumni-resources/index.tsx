import { listAlumniResources } from '#app/domain/resources/alumni-resources.server.ts'
import { noResources } from '#app/domain/resources/cards.server.ts'
import { canMarkResources, canSubscribe, subscribed } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import { Results } from '#app/ui/results.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref, readSearch } from '#app/values/search-params.ts'
import { ResourceCards } from '../resources/resource-cards.tsx'
import { paywallHref } from '../subscriptions/addresses.ts'
import type { Route } from './+types/index'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const search = readSearch(url.searchParams)
  const list = await listOrFailure(context, noResources, () =>
    listAlumniResources(viewer, search, parsePage(url.searchParams.get('page'))),
  )
  return {
    ...list,
    search,
    canMark: canMarkResources(viewer),
    offersPremium: canSubscribe(viewer) && !subscribed(viewer),
  }
}

const title = 'Alumni Services'

export default function AlumniResources({ loaderData }: Route.ComponentProps) {
  const { resources, total, page, pages, failed, search, canMark, offersPremium } = loaderData
  const state = new URLSearchParams(search && { search })
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
      <div className="stack">
        <SearchForm
          label="Search resources"
          search={search}
          found={total === 0 && !failed ? '0 resources' : undefined}
          placeholder="Search by name, speaker, topic..."
          className="form"
        />
        {failed || total > 0 ? (
          <Results failed={failed}>
            <ResultCount>{`${total} ${total === 1 ? 'resource' : 'resources'}`}</ResultCount>
            <ResourceCards resources={resources} canMark={canMark} />
            <Pagination page={page} pages={pages} href={(to) => pageHref(state, to)} />
          </Results>
        ) : (
          <NothingFound search={search} />
        )}
      </div>
    </>
  )
}

function NothingFound({ search }: { search: string }) {
  if (!search)
    return <EmptyState title="No resources">Guides and offers for alumni will show up here.</EmptyState>
  return (
    <EmptyState
      title="No search results."
      action={
        <ButtonLink variant="secondary" to="?">
          Show all resources
        </ButtonLink>
      }
    />
  )
}
