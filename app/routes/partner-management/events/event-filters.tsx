import {
  EVENT_STATUSES,
  eventStatusLabels,
  type PartnerEventFilter,
  toSearch,
} from '#app/domain/partner-events/filter.ts'
import type { EventType } from '#app/domain/partner-events/types.server.ts'
import { RemovableChip } from '#app/ui/chip.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { FilterForm, FilterGroup } from '#app/ui/filter-form.tsx'
import { withoutParam } from '#app/values/search-params.ts'

type Props = { types: EventType[]; filter: PartnerEventFilter }

export function EventFilters({ types, filter }: Props) {
  const search = toSearch(filter)
  return (
    <FilterForm label="Filter events" active={search.size}>
      <FilterGroup title="Type" open>
        {types.map(({ id, name }) => (
          <Checkbox
            key={id}
            id={`type-${id}`}
            name="typeIds"
            value={id}
            label={<bdi>{name}</bdi>}
            defaultChecked={filter.typeIds.includes(id)}
          />
        ))}
      </FilterGroup>
      <FilterGroup title="Status" open>
        {EVENT_STATUSES.map((status) => (
          <Checkbox
            key={status}
            id={`status-${status}`}
            name="status"
            value={status}
            label={eventStatusLabels[status]}
            defaultChecked={filter.status.includes(status)}
          />
        ))}
      </FilterGroup>
    </FilterForm>
  )
}

export function ActiveFilters({ types, filter }: Props) {
  const search = toSearch(filter)
  if (search.size === 0) return null
  const labels: [name: string, value: string, label: string][] = [
    ...types
      .filter(({ id }) => filter.typeIds.includes(id))
      .map(({ id, name }): [string, string, string] => ['typeIds', String(id), name]),
    ...filter.status.map((status): [string, string, string] => ['status', status, eventStatusLabels[status]]),
  ]
  return (
    <ul className="chips" aria-label="Active filters">
      {labels.map(([name, value, label]) => (
        <li key={`${name} ${value}`}>
          <RemovableChip to={withoutParam(search, name, value)} label={label} />
        </li>
      ))}
    </ul>
  )
}
