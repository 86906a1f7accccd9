import { RemovableChip } from './chip.tsx'
import { Link } from './link.tsx'

/** One active filter, and the list's URL without it. */
export type RemovableFilter = { label: string; without: string }

/** The active filters of a list, each removable on its own. */
export function FilterChips({ filters }: { filters: RemovableFilter[] }) {
  if (filters.length === 0) return null
  return (
    <ul className="chips items-center" aria-label="Active filters">
      {filters.map(({ label, without }) => (
        <li key={without}>
          <RemovableChip to={without} label={label} />
        </li>
      ))}
      <li>
        <Link className="btn btn-quiet btn-sm" to="?" preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  )
}
