import type { OpportunityList } from '#app/domain/volunteering/listing.server.ts'
import { TAG_FILTERS } from '#app/domain/volunteering/tag-filters.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { FilterForm, FilterGroup, SwitchField } from '#app/ui/filter-form.tsx'

export function OpportunityFilters({
  list: { filter, tags },
}: {
  list: Pick<OpportunityList, 'filter' | 'tags'>
}) {
  const chosen = Object.values(filter.tagIds).flat().length
  return (
    <FilterForm
      label="Filter opportunities"
      active={chosen + Number(filter.matching) + Number(filter.favorites)}
    >
      <SwitchField
        id="matching"
        name="matching"
        label="Matches my giving-back choices"
        defaultChecked={filter.matching}
      />
      <SwitchField id="favorites" name="favorites" label="My favorites" defaultChecked={filter.favorites} />
      {TAG_FILTERS.map(({ name, type, label }) => (
        <FilterGroup key={name} title={label} open={filter.tagIds[name].length > 0}>
          <fieldset className="scroll-list">
            <legend className="sr-only">{label}</legend>
            {tags
              .filter((tag) => tag.type === type)
              .map((tag) => (
                <Checkbox
                  key={tag.id}
                  id={`${name}-${tag.id}`}
                  name={name}
                  value={tag.id}
                  label={tag.name}
                  defaultChecked={filter.tagIds[name].includes(tag.id)}
                />
              ))}
          </fieldset>
        </FilterGroup>
      ))}
    </FilterForm>
  )
}
