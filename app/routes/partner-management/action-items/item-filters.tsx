import { href } from 'react-router'
import { type ActionItemFilter, shownStatuses } from '#app/domain/action-items/filter.ts'
import type { SearchedChoices } from '#app/domain/action-items/filter-options.server.ts'
import { actionItemStatuses, statusLabels } from '#app/domain/action-items/status.ts'
import { ChoiceSearch } from '#app/ui/choice-search.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { FilterForm, FilterGroup } from '#app/ui/filter-form.tsx'

type Props = { filter: ActionItemFilter; options: { partners: SearchedChoices; events: SearchedChoices } }

export function ItemFilters({ filter, options }: Props) {
  const shown = shownStatuses(filter)
  return (
    <FilterForm
      label="Filter action items"
      active={filter.organizationId.length + filter.eventId.length + (filter.mltStatus.length > 0 ? 1 : 0)}
      hidden={filter.actionItem.map((id) => ['actionItem', String(id)])}
    >
      <FilterGroup title="Status" open>
        <fieldset>
          <legend className="sr-only">Status</legend>
          {actionItemStatuses.map((status) => (
            <Checkbox
              key={status}
              id={`status-${status}`}
              name="mltStatus"
              value={status}
              label={statusLabels[status]}
              defaultChecked={shown.includes(status)}
            />
          ))}
        </fieldset>
      </FilterGroup>
      <FilterGroup title="Partner" open={isUsed(options.partners)}>
        <ChoiceSearch
          name="organizationId"
          searchName="organizationSearch"
          label="Find partners"
          endpoint={href('/endpoints/event-organizations')}
          {...options.partners}
        />
      </FilterGroup>
      <FilterGroup title="Event" open={isUsed(options.events)}>
        <ChoiceSearch
          name="eventId"
          searchName="eventSearch"
          label="Find events"
          endpoint={href('/endpoints/events')}
          {...options.events}
        />
      </FilterGroup>
    </FilterForm>
  )
}

const isUsed = ({ chosen, query }: SearchedChoices) => chosen.length > 0 || query !== ''
