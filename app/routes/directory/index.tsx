import { browseDirectory } from '#app/domain/directory/browse.server.ts'
import { filterHref, filterOf, filterParams, isFiltered } from '#app/domain/directory/filter.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { WithFilters } from '#app/ui/filter-form.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { ActiveFilters } from './active-filters.tsx'
import { HiddenProfileWall } from './hidden-profile-wall.tsx'
import { MemberCard } from './member-card.tsx'
import { MemberFilters } from './member-filters.tsx'
import { RecommendedSearches } from './recommended-searches.tsx'

/** Whose own profile is hidden browses nobody: the members aren't even read. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return viewer.hiddenProfile ? null : browseDirectory(viewer, url.searchParams)
}

const title = 'Browse the community directory'

export default function Directory({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} />
      {loaderData ? <Browsing {...loaderData} /> : <HiddenProfileWall />}
    </>
  )
}

type BrowsingProps = NonNullable<Route.ComponentProps['loaderData']>

function Browsing({ members, total, page, pages, filter, chips, presets, options }: BrowsingProps) {
  return (
    <WithFilters
      filters={
        <MemberFilters filter={filter} options={options} active={chips.length - (filter.search ? 1 : 0)} />
      }
    >
      <RecommendedSearches presets={presets} current={filterHref(filter)} />
      <ActiveFilters chips={chips} />
      <p id="member-count" className="text-muted" role="status">
        {total.toLocaleString('en-US')} {total === 1 ? 'member' : 'members'}
      </p>
      {total > 0 ? <Members members={members} /> : <NobodyFound filtered={isFiltered(filter)} />}
      <Pagination page={page} pages={pages} href={(to) => pageHref(filterParams(filter), to)} />
    </WithFilters>
  )
}

function Members({ members }: Pick<BrowsingProps, 'members'>) {
  return (
    <ul className="cards">
      {members.map((member) => (
        <MemberCard key={member.id} member={member} />
      ))}
    </ul>
  )
}

function NobodyFound({ filtered }: { filtered: boolean }) {
  if (!filtered) return <EmptyState title="No Rising Leaders Found" drawing="people" />
  return (
    <EmptyState
      title="No search results."
      action={
        <ButtonLink variant="secondary" to={filterHref(filterOf({}))}>
          Show all members
        </ButtonLink>
      }
    >
      No one matches all your filters. Remove one, or search for fewer words.
    </EmptyState>
  )
}
