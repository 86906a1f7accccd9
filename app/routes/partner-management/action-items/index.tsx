import { useLocation, useOutlet } from 'react-router'
import { lastBulkEdit } from '#app/domain/action-items/bulk-edit.server.ts'
import { filterChoices } from '#app/domain/action-items/filter-choices.server.ts'
import { type ActionItemFilter, actionItemList } from '#app/domain/action-items/list.ts'
import {
  type ActionItemList,
  type ListedItem,
  listActionItems,
  type OpenCounts,
} from '#app/domain/action-items/listing.server.ts'
import { openStatuses, statusLabels } from '#app/domain/action-items/status.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ListPage } from '#app/lists/list-page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import stylesheet from '#app/ui/styles/action-items.css?url'
import { TabLinks } from '#app/ui/tabs.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { packed, unpacked } from '#app/values/packed.ts'
import type { Route } from './+types/index'
import { undoHref } from './address.ts'
import { ItemTable } from './item-table.tsx'

const nothing: ActionItemList = { items: [], total: 0, page: 1, pages: 1 }
const noChoices: Awaited<ReturnType<typeof filterChoices>> = {
  organizationId: { chosen: [], query: '', matches: [] },
  eventId: { chosen: [], query: '', matches: [] },
  actionItem: [],
}

/** No other page has such a table. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const filter = actionItemList.parse(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const read = async () => ({
    list: await listActionItems(viewer, filter, page),
    choices: await filterChoices(viewer, filter, url.searchParams),
    undoable: await lastBulkEdit(viewer),
  })
  const empty = { list: nothing, choices: noChoices, undoable: null }
  const found = await listOrFailure(context, empty, read)
  return packed({ filter, ...found, tabs: statusTabs(filter, found.list.counts) })
}

/** The statuses that are asked for most; the filter has them all. */
function statusTabs(filter: ActionItemFilter, counts?: OpenCounts) {
  const chosen = filter.mltStatus.join()
  const tab = (label: string, count: number | undefined, mltStatus: ActionItemFilter['mltStatus']) => ({
    to: actionItemList.href({ ...filter, mltStatus }) || '?',
    label: count === undefined ? label : `${label} (${count.toLocaleString('en-US')})`,
    current: chosen === mltStatus.join(),
  })
  return [
    tab('All open', counts?.any, []),
    ...openStatuses.map((status) => tab(statusLabels[status], counts?.[status], [status])),
  ]
}

export default function ActionItems({ loaderData }: Route.ComponentProps) {
  const { filter, list, choices, undoable, failed, tabs } = unpacked(loaderData)
  const { search } = useLocation()
  const dialog = useOutlet(list.items satisfies ListedItem[])
  return (
    <>
      <PageHead
        title="Action Items"
        lead="What partners need to do for their events."
        action={
          <ButtonLink to="/partner-management/action-items/add-new">
            <Icon name="plus" /> Add action item
          </ButtonLink>
        }
      />
      {dialog ?? <PageTitle title="Action Items" />}
      <ListPage
        wide
        list={actionItemList}
        filter={filter}
        choices={choices}
        found={{ ...list, failed }}
        empty={<NoItems />}
        nothingMatches={<NoItems />}
        above={<TabLinks label="Status" tabs={tabs} />}
        beside={
          undoable && (
            <Link to={undoHref(undoable, search)} preventScrollReset>
              Undo your last bulk edit
            </Link>
          )
        }
      >
        <ItemTable {...list} filter={filter} />
      </ListPage>
    </>
  )
}

function NoItems() {
  return (
    <EmptyState
      title="No Action Items"
      action={
        <ButtonLink variant="secondary" to="?">
          Show open action items
        </ButtonLink>
      }
    >
      No action items match these filters.
    </EmptyState>
  )
}
