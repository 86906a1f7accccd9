import type { ReactNode } from 'react'
import { Select } from '#app/ui/field.tsx'
import { SearchField, SwitchField } from '#app/ui/filter-parts.tsx'
import { SortWithApply } from '#app/ui/sort-with-apply.tsx'
import type { ListChoice, SearchedChoices } from '#app/values/list-choices.ts'
import type { OrderParam, Param } from '#app/values/list-params.ts'
import { ChoiceGroup, IdGroups, SearchedGroup, TextGroup } from './choice-groups.tsx'

type Props = {
  name: string
  param: Param
  /** The type that the parameter reads. */
  value: unknown
  choices?: ListChoice[] | SearchedChoices | string[]
  orders?: Record<string, string>
  /** The content of its group. */
  children: ReactNode
}

/** The control for one parameter. */
export function ListControl({ name, param, value, choices = [], orders, children }: Props) {
  const named = { id: name, name, label: param.label }
  switch (param.kind) {
    case 'search':
      return <SearchField {...named} placeholder={param.placeholder} defaultValue={String(value)} />
    case 'switch':
      return <SwitchField {...named} defaultChecked={value === true} />
    case 'order': {
      const order = optionsOf(param, orders ?? param.labels, String(value))
      return param.above ? <SortWithApply {...order} /> : <Select {...named} {...order} />
    }
    case 'choices':
      return <ChoiceGroup name={name} param={param} chosen={value as string[]} />
    case 'texts':
      return <TextGroup name={name} param={param} choices={choices as string[]} chosen={value as string[]} />
    case 'ids':
      if (!Array.isArray(choices)) return <SearchedGroup name={name} param={param} choices={choices} />
      return (
        <IdGroups name={name} param={param} choices={choices as ListChoice[]} chosen={value as number[]}>
          {children}
        </IdGroups>
      )
  }
}

/** The default order has no value, so it isn't in the URL. */
function optionsOf({ write }: OrderParam, labels: Record<string, string>, chosen: string) {
  const options = Object.entries(labels).map(([order, label]) => ({ value: write(order)[0] ?? '', label }))
  return { options, defaultValue: write(chosen)[0] ?? '' }
}
