import { href } from 'react-router'
import { noResources, type ResourceList } from '#app/domain/resources/cards.server.ts'
import { listTagGroups } from '#app/domain/resources/choices.server.ts'
import {
  type LibraryFilter,
  libraryFilterParams,
  narrowedBy,
  readLibraryFilter,
} from '#app/domain/resources/filter.ts'
import { countKept } from '#app/domain/resources/kept.server.ts'
import { listLibrary, narrowLibraryFilter } from '#app/domain/resources/library.server.ts'
import { mayKeepLibrary } from '#app/domain/viewer/areas.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { WithFilters } from '#app/ui/filter-form.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { ActiveLibraryFilters } from './active-filters.tsx'
import { KeptSummary } from './kept-summary.tsx'
import { LibraryFilters } from './library-filters.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResourceCards } from './resource-cards.tsx'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const keeps = mayKeepLibrary(viewer)
  const [groups, kept] = await Promise.all([
    listTagGroups(viewer),
    keeps ? countKept(viewer, 'library') : null,
  ])
  const filter = narrowLibraryFilter(readLibraryFilter(url.searchParams), groups)
  const list = await listOrFailure(context, noResources, () =>
    listLibrary(viewer, filter, groups, parsePage(url.searchParams.get('page'))),
  )
  return { ...list, filter, groups, kept }
}

export default function ResourceLibrary({ loaderData }: Route.ComponentProps) {
  const { filter, groups, kept, failed } = loaderData
  return (
    <>
      <PageTitle title="Resource Library" />
      <PageHead
        title="Resource Library"
        lead="Guides, recordings and exercises for your next step, to read or watch at your own pace."
        action={
          kept && (
            <KeptSummary
              counts={kept}
              favorites={href('/resources/favorites')}
              completions={href('/resources/completed')}
            />
          )
        }
      />
      <WithFilters filters={<LibraryFilters filter={filter} groups={groups} />}>
        <ActiveLibraryFilters filter={filter} groups={groups} />
        {failed ? <FailedList /> : <Found {...loaderData} keeps={kept !== null} />}
      </WithFilters>
    </>
  )
}

type FoundProps = ResourceList & { filter: LibraryFilter; keeps: boolean }

function Found({ filter, keeps, ...list }: FoundProps) {
  const { total, page, pages } = list
  const narrowed = filter.search !== '' || narrowedBy(filter) > 0
  return (
    <>
      <p className="text-muted" role="status">
        {total.toLocaleString('en-US')} {total === 1 ? 'resource' : 'resources'}
      </p>
      {total > 0 ? (
        <ResourceCards resources={list.resources} keeps={keeps} />
      ) : narrowed ? (
        <NothingFound />
      ) : (
        <EmptyState title="No resources">New resources will show up here.</EmptyState>
      )}
      <Pagination page={page} pages={pages} href={(to) => pageHref(libraryFilterParams(filter), to)} />
    </>
  )
}
