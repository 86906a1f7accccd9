import type { TagGroup } from '#app/domain/resources/choices.server.ts'
import {
  type LibraryFilter,
  type LibrarySwitch,
  libraryFilterParams,
  librarySwitches,
  narrowedBy,
} from '#app/domain/resources/filter.ts'
import { RemovableChip } from '#app/ui/chip.tsx'
import { withoutParam } from '#app/values/search-params.ts'

/** Each thing that the library is narrowed to, removable by itself. */
export function ActiveLibraryFilters({ filter, groups }: { filter: LibraryFilter; groups: TagGroup[] }) {
  if (narrowedBy(filter) === 0) return null
  const params = libraryFilterParams(filter)
  const switches = (Object.keys(librarySwitches) as LibrarySwitch[]).filter(
    (name) => name !== 'showSpecialItems' && filter[name],
  )
  const tags = groups.flatMap((group) => group.tags).filter(({ id }) => filter.tagIds.includes(id))
  const chips = [
    ...switches.map((name) => ({ label: librarySwitches[name], without: withoutParam(params, name) })),
    ...filter.lengths.map(({ value, label }) => ({ label, without: withoutParam(params, 'lengths', value) })),
    ...tags.map(({ id, name }) => ({ label: name, without: withoutParam(params, 'tagIds', String(id)) })),
  ]
  return (
    <ul className="chips" aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={without}>
          <RemovableChip to={without} label={label} />
        </li>
      ))}
    </ul>
  )
}
