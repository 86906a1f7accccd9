import { browseDirectory } from '#app/domain/directory/browse.server.ts'
import { type DirectoryFilter, memberList } from '#app/domain/directory/list.ts'
import { logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage, NothingMatches } from '#app/lists/list-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/index'
import { HiddenProfileWall } from './hidden-profile-wall.tsx'
import { MemberCard } from './member-card.tsx'
import { RecommendedSearches } from './recommended-searches.tsx'
import { SortLinks } from './sort-links.tsx'

/** Viewers with a hidden profile can't browse members, so the members aren't even read. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return viewer.hiddenProfile
    ? null
    : packed(await browseDirectory(viewer, url.searchParams, logFailedPart(context)))
}

const title = 'Browse the community directory'

export default function Directory({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={title} />
      <PageHead title={title} />
      {loaderData ? <Browsing {...unpacked(loaderData)} /> : <HiddenProfileWall />}
    </>
  )
}

type BrowsingProps = Awaited<ReturnType<typeof browseDirectory>>

function Browsing({ members, filter, choices, chips, presets, ...found }: BrowsingProps) {
  return (
    <ListPage
      list={memberList}
      filter={filter}
      choices={choices}
      chips={chips}
      found={found}
      above={<RecommendedSearches presets={presets} current={memberList.href({ ...filter, sort: 'name' })} />}
      beside={<SortLinks orders={ordersOf(filter)} />}
      empty={<EmptyState title="No Rising Leaders Found" drawing="people" />}
      nothingMatches={
        <NothingMatches noun={memberList.noun}>
          No one matches all your filters. Remove one, or search for fewer words.
        </NothingMatches>
      }
    >
      <ul className="cards">
        {members.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      </ul>
    </ListPage>
  )
}

const ordersOf = (filter: DirectoryFilter) =>
  (['name', 'recent'] as const).map((sort) => ({
    label: memberList.params.sort.labels[sort],
    to: memberList.href({ ...filter, sort }),
    current: filter.sort === sort,
  }))
