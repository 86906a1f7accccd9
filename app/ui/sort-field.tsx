import type { NamedList } from '#app/values/named-list.ts'
import { Select } from './field.tsx'

/** The order of a list of things with names. The default has no value, so that it isn't in the address. */
export function SortField({ sort }: Pick<NamedList, 'sort'>) {
  return (
    <Select
      id="sort"
      name="sort"
      label="Sort by"
      defaultValue={sort === 'recent' ? 'recent' : ''}
      options={[
        { value: '', label: 'Alphabetical' },
        { value: 'recent', label: 'Most recent' },
      ]}
    />
  )
}
