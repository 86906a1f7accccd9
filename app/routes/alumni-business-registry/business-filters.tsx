import type { Registry } from '#app/domain/businesses/listing.server.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { FilterForm, FilterGroup, SearchField } from '#app/ui/filter-form.tsx'
import { SortField } from '#app/ui/sort-field.tsx'

export function BusinessFilters({ registry: { filter, offeringTypes } }: { registry: Registry }) {
  return (
    <FilterForm
      label="Search and filter businesses"
      active={filter.offeringTypeIds.length}
      search={
        <SearchField
          id="search"
          label="Search businesses"
          placeholder="Search by name..."
          defaultValue={filter.search}
        />
      }
    >
      <SortField sort={filter.sort} />
      <FilterGroup title="Offering type" open>
        <fieldset className="scroll-list">
          <legend className="sr-only">Offering type</legend>
          {offeringTypes.map(({ id, label }) => (
            <Checkbox
              key={id}
              id={`offering-type-${id}`}
              name="offeringTypeIds"
              value={id}
              label={label}
              defaultChecked={filter.offeringTypeIds.includes(id)}
            />
          ))}
        </fieldset>
      </FilterGroup>
    </FilterForm>
  )
}
