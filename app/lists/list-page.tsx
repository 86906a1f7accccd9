import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { FilterChips } from '#app/ui/filter-chips.tsx'
import { WithFilters } from '#app/ui/filter-form.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { ResultCount } from '#app/ui/result-count.tsx'
import type { Chip } from '#app/values/list.ts'
import { labelsOf } from '#app/values/list-choices.ts'
import type { Params } from '#app/values/list-params.ts'
import { type FiltersProps, ListFilters } from './list-filters.tsx'

type Props<Given extends Params> = FiltersProps<Given> & {
  /** `all` is the total without filters, if there are any. */
  found: { total: number; all?: number | null; page: number; pages: number; failed?: boolean }
  /** Shown when the list is empty without any filter. */
  empty: ReactNode
  /** Shown when nothing matches, instead of the usual text. */
  nothingMatches?: ReactNode
  /** Used when the page's choices don't name everything that is chosen. */
  chips?: Chip[]
  /** Shown above the chosen filters. */
  above?: ReactNode
  /** Shown next to the count. */
  beside?: ReactNode
  /** Leaves all the width to a table with many columns. */
  wide?: boolean
  children: ReactNode
}

/** A list with its controls, active filters, number of results and pages. */
export function ListPage<Given extends Params>({
  found,
  above,
  beside,
  wide,
  children,
  ...props
}: Props<Given>) {
  const { list, filter, choices, orders, withheld } = props
  return (
    <WithFilters
      wide={wide}
      filters={
        <ListFilters list={list} filter={filter} choices={choices} orders={orders} withheld={withheld} />
      }
    >
      {above}
      <FilterChips filters={props.chips ?? list.chips(filter, labelsOf(choices))} />
      {found.failed ? (
        <FailedList />
      ) : (
        <>
          <div className="cluster justify-between">
            <ResultCount>{list.counted(found.total, found.all)}</ResultCount>
            {beside}
          </div>
          {found.total > 0 ? children : <Nothing {...props} />}
          <Pagination page={found.page} pages={found.pages} href={(page) => list.href(filter, page)} />
        </>
      )}
    </WithFilters>
  )
}

function Nothing<Given extends Params>(props: Omit<Props<Given>, 'found' | 'children'>) {
  const { list, filter, empty, nothingMatches } = props
  if (!list.isNarrowed(filter)) return empty
  return nothingMatches ?? <NothingMatches noun={list.noun} />
}

type NothingMatchesProps = {
  noun: { one: string; many: string }
  title?: string
  children?: ReactNode
}

/** What to try when no row matches. */
export function NothingMatches({ noun, title = 'No search results.', children }: NothingMatchesProps) {
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink variant="secondary" to="?">
          Show all {noun.many}
        </ButtonLink>
      }
    >
      {children ?? `No ${noun.one} matches all your filters. Remove one to see more.`}
    </EmptyState>
  )
}
