import { Link } from 'react-router'
import type { FilterChip } from '#app/domain/directory/chips.ts'
import { filterHref, filterOf } from '#app/domain/directory/filter.ts'
import { RemovableChip } from '#app/ui/chip.tsx'

/** Each thing that the list is filtered by, removable by itself. */
export function ActiveFilters({ chips }: { chips: FilterChip[] }) {
  if (chips.length === 0) return null
  return (
    <ul className="chips items-center" aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label + without}>
          <RemovableChip to={without} label={label} />
        </li>
      ))}
      <li>
        <Link className="btn btn-quiet btn-sm" to={filterHref(filterOf({}))} preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  )
}
