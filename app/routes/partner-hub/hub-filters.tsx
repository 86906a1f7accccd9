import type { PartnerHubList } from '#app/domain/partner-hubs/listing.server.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { FilterForm, FilterGroup, SearchField, SwitchField } from '#app/ui/filter-form.tsx'
import { SortField } from '#app/ui/sort-field.tsx'

type Props = { list: Pick<PartnerHubList, 'filter' | 'industries' | 'offersMyPartners'> }

export function HubFilters({ list: { filter, industries, offersMyPartners } }: Props) {
  return (
    <FilterForm
      label="Search and filter partners"
      active={filter.industryIds.length + (filter.myPartners ? 1 : 0)}
      search={
        <SearchField
          id="search"
          label="Search partners"
          placeholder="Search by name..."
          defaultValue={filter.search}
        />
      }
    >
      <SortField sort={filter.sort} />
      {offersMyPartners && (
        <SwitchField
          id="myPartners"
          name="myPartners"
          label="My Partners"
          defaultChecked={filter.myPartners}
        />
      )}
      <FilterGroup title="Industry" open={filter.industryIds.length > 0}>
        <fieldset className="scroll-list">
          <legend className="sr-only">Industry</legend>
          {industries.map(({ id, label }) => (
            <Checkbox
              key={id}
              id={`industry-${id}`}
              name="industryIds"
              value={id}
              label={label}
              defaultChecked={filter.industryIds.includes(id)}
            />
          ))}
        </fieldset>
      </FilterGroup>
    </FilterForm>
  )
}
