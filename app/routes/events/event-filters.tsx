import type { EventChoice, EventChoices } from '#app/domain/events/choices.server.ts'
import {
  type EventFilter,
  type EventFilterList,
  eventFilterParams,
  narrowedBy,
} from '#app/domain/events/filter.ts'
import { RemovableChip } from '#app/ui/chip.tsx'
import { Checkbox } from '#app/ui/choices.tsx'
import { FilterForm, FilterGroup, SwitchField } from '#app/ui/filter-form.tsx'
import { SortWithApply } from '#app/ui/sort-with-apply.tsx'
import { withoutParam } from '#app/values/search-params.ts'

type Props = { filter: EventFilter; choices: EventChoices }

const groups: [title: string, list: EventFilterList][] = [
  ['Category', 'categoryIds'],
  ['Format', 'formatIds'],
  ['Organization', 'organizationIds'],
  ['Type', 'typeIds'],
]

const sorts = [
  { value: '', label: 'Upcoming' },
  { value: 'recent', label: 'Most recent' },
]

export function EventFilters({ filter, choices }: Props) {
  return (
    <FilterForm label="Filter events" active={narrowedBy(filter)} search={<Always filter={filter} />}>
      {groups.map(
        ([title, list]) =>
          choices[list].length > 0 && (
            <Group key={list} title={title} list={list} choices={choices[list]} chosen={filter[list]} />
          ),
      )}
    </FilterForm>
  )
}

/** Stands above the folded filters of phones. */
function Always({ filter: { viewAll, sort } }: { filter: EventFilter }) {
  return (
    <div className="grid gap-3">
      <SwitchField id="viewAll" name="viewAll" label="View All" defaultChecked={viewAll} />
      <SortWithApply options={sorts} defaultValue={sort === 'recent' ? sort : ''} />
    </div>
  )
}

type GroupProps = { title: string; list: EventFilterList; choices: EventChoice[]; chosen: number[] }

function Group({ title, list, choices, chosen }: GroupProps) {
  return (
    <FilterGroup title={title} open={chosen.length > 0}>
      <fieldset className="scroll-list">
        <legend className="sr-only">{title}</legend>
        {choices.map(({ id, name }) => (
          <Checkbox
            key={id}
            id={`${list}-${id}`}
            name={list}
            value={id}
            label={<bdi>{name}</bdi>}
            defaultChecked={chosen.includes(id)}
          />
        ))}
      </fieldset>
    </FilterGroup>
  )
}

/** Each thing that the library is narrowed to, removable by itself. */
export function ActiveEventFilters({ filter, choices }: Props) {
  if (narrowedBy(filter) === 0) return null
  const params = eventFilterParams(filter)
  const chosen = groups.flatMap(([, list]) =>
    choices[list].filter(({ id }) => filter[list].includes(id)).map((choice) => ({ list, ...choice })),
  )
  return (
    <ul className="chips" aria-label="Active filters">
      {chosen.map(({ list, id, name }) => (
        <li key={`${list} ${id}`}>
          <RemovableChip to={withoutParam(params, list, String(id))} label={name} />
        </li>
      ))}
    </ul>
  )
}
