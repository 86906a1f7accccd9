import { href } from 'react-router'
import { noResources } from '#app/domain/resources/cards.server.ts'
import { listTagGroups } from '#app/domain/resources/choices.server.ts'
import { listLibrary } from '#app/domain/resources/library.server.ts'
import { libraryList, unsearchedOrders } from '#app/domain/resources/list.ts'
import { countMarked } from '#app/domain/resources/marked.server.ts'
import { canMarkLibrary } from '#app/domain/viewer/permissions.ts'
import { listOrFailure, logFailedPart } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { labelsOf } from '#app/values/list-choices.ts'
import { parsePage } from '#app/values/list-page.ts'
import { orFailed } from '#app/values/or-failed.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/index'
import { MarkCountLinks } from './mark-count-links.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResourceCards } from './resource-cards.tsx'
import { tagChoices } from './tag-types.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const canMark = canMarkLibrary(viewer)
  const part = orFailed(logFailedPart(context))
  const counts = canMark ? await part(countMarked(viewer, 'library')) : null
  const asked = libraryList.parse(url.searchParams)
  const nothing = { ...noResources, filter: asked, choices: { tagIds: [] } }
  const list = await listOrFailure(context, nothing, async () => {
    const groups = await listTagGroups(viewer)
    const choices = { tagIds: tagChoices(groups) }
    const filter = libraryList.known(asked, labelsOf(choices))
    const page = parsePage(url.searchParams.get('page'))
    return { ...(await listLibrary(viewer, filter, groups, page)), filter, choices }
  })
  return packed({ ...list, counts: counts === 'failed' ? null : counts })
}

export default function ResourceLibrary({ loaderData }: Route.ComponentProps) {
  const list = unpacked(loaderData)
  const { resources, filter, choices, counts } = list
  return (
    <>
      <PageTitle title="Resource Library" />
      <PageHead
        title="Resource Library"
        lead="Guides, recordings and exercises for your next step, to read or watch at your own pace."
        action={
          counts && (
            <MarkCountLinks
              counts={counts}
              favorites={href('/resources/favorites')}
              completions={href('/resources/completed')}
            />
          )
        }
      />
      <ListPage
        list={libraryList}
        filter={filter}
        choices={choices}
        orders={filter.search ? undefined : unsearchedOrders}
        found={list}
        empty={<EmptyState title="No resources">New resources will show up here.</EmptyState>}
        nothingMatches={<NothingFound />}
      >
        <ResourceCards resources={resources} canMark={counts !== null} />
      </ListPage>
    </>
  )
}
