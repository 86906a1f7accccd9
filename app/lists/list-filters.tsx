import type { ReactNode } from 'react'
import { FilterForm } from '#app/ui/filter-form.tsx'
import type { FilterOf, List } from '#app/values/list.ts'
import type { ListChoice, ListChoices, SearchedChoices } from '#app/values/list-choices.ts'
import type { Param, Params } from '#app/values/list-params.ts'
import { ListControl } from './list-control.tsx'

export type FiltersProps<Given extends Params> = {
  list: List<Given>
  filter: FilterOf<List<Given>>
  choices: ListChoices<Given>
  /** The orders available now, if they depend on the filter. */
  orders?: Record<string, string>
  /** Parameters not offered to the viewer. */
  withheld?: string[]
}

/** The controls of a list, in the order in which it declares its parameters. */
export function ListFilters<Given extends Params>(props: FiltersProps<Given>) {
  const { list, filter, choices, orders, withheld = [] } = props
  const shown: Record<string, unknown> = list.shown(filter)
  const choosable: Record<string, ListChoice[] | SearchedChoices | string[]> = choices
  const params = Object.entries<Param>(list.params)
  const offered = params.filter(
    ([name, { hidden }]) => !hidden && !withheld.includes(name) && list.offers(name, filter),
  )
  const controls = (belongs: (param: Param) => boolean): ReactNode =>
    offered
      .filter(([, param]) => belongs(param))
      .map(([name, param]) => (
        <ListControl
          key={name}
          name={name}
          param={param}
          value={shown[name]}
          choices={choosable[name]}
          orders={orders}
        >
          {controls((inner) => within(inner) === name)}
        </ListControl>
      ))
  return (
    <FilterForm
      label={purposeOf(list.noun.many, offered)}
      active={list.filtersOn(filter)}
      hidden={params.flatMap(([name, param]) =>
        param.hidden ? param.write(filter[name] as never).map((value) => [name, value] as const) : [],
      )}
      search={<div className="list-tools">{controls(standsAbove)}</div>}
    >
      {controls((param) => !standsAbove(param) && within(param) === undefined)}
    </FilterForm>
  )
}

const standsAbove = (param: Param) => param.kind === 'search' || ('above' in param && param.above === true)

const within = (param: Param) => (param.kind === 'switch' ? param.within : undefined)

/** The form's accessible name: 'Search and filter members'. */
function purposeOf(things: string, params: [name: string, param: Param][]) {
  const kinds = params.map(([, { kind }]) => kind)
  if (!kinds.includes('search')) return `Filter ${things}`
  const filters = kinds.some((kind) => kind !== 'search' && kind !== 'order')
  return filters ? `Search and filter ${things}` : `Search ${things}`
}
