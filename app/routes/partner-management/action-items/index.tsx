import { Link, useLocation, useOutlet } from 'react-router'
import { lastBulkEdit } from '#app/domain/action-items/bulk-edit.server.ts'
import { filterParams, parseFilter } from '#app/domain/action-items/filter.ts'
import { filterOptions } from '#app/domain/action-items/filter-options.server.ts'
import {
  type ActionItemList,
  type ListedItem,
  listActionItems,
} from '#app/domain/action-items/listing.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { WithFilters } from '#app/ui/filter-form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { parsePage } from '#app/values/list-page.ts'
import { pageHref } from '#app/values/search-params.ts'
import type { Route } from './+types/index'
import { undoHref } from './address.ts'
import { ItemChips } from './item-chips.tsx'
import { ItemFilters } from './item-filters.tsx'
import { ItemTable } from './item-table.tsx'

const nothing: ActionItemList = { items: [], total: 0, page: 1, pages: 1 }
const noOptions: Awaited<ReturnType<typeof filterOptions>> = {
  partners: { chosen: [], query: '', matches: [] },
  events: { chosen: [], query: '', matches: [] },
  items: [],
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const filter = parseFilter(url.searchParams)
  const page = parsePage(url.searchParams.get('page'))
  const read = async () => ({
    list: await listActionItems(viewer, filter, page),
    options: await filterOptions(viewer, filter, url.searchParams),
    undoable: await lastBulkEdit(viewer),
  })
  const empty = { list: nothing, options: noOptions, undoable: null }
  return { filter, ...(await listOrFailure(context, empty, read)) }
}

export default function ActionItems({ loaderData }: Route.ComponentProps) {
  const { filter, list, options, undoable, failed } = loaderData
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
      <WithFilters filters={<ItemFilters filter={filter} options={options} />}>
        <ItemChips filter={filter} options={options} />
        {failed ? <FailedList /> : <Found filter={filter} list={list} undoable={undoable} />}
      </WithFilters>
    </>
  )
}

type FoundProps = Pick<Route.ComponentProps['loaderData'], 'filter' | 'list' | 'undoable'>

function Found({ filter, list, undoable }: FoundProps) {
  const { items, total, page, pages } = list
  const { search } = useLocation()
  return (
    <>
      <div className="cluster justify-between">
        <p className="text-muted" role="status">
          {total.toLocaleString('en-US')} {total === 1 ? 'action item' : 'action items'}
        </p>
        {undoable && (
          <Link to={undoHref(undoable, search)} preventScrollReset>
            Undo your last bulk edit
          </Link>
        )}
      </div>
      {total > 0 ? (
        <ItemTable key={selectionKey(list)} items={items} total={total} filter={filter} />
      ) : (
        <NoItems />
      )}
      <Pagination page={page} pages={pages} href={(to) => pageHref(filterParams(filter), to)} />
    </>
  )
}

/** Other rows, or the same in another state, are a selection anew. */
const selectionKey = ({ items, page }: ActionItemList) =>
  [page, ...items.map(({ id, version }) => `${id}.${version}`)].join()

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
