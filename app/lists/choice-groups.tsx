import type { ReactNode } from 'react'
import { Chooser } from '#app/ui/chooser/chooser.tsx'
import { useApplySoon } from '#app/ui/filter-form.tsx'
import { FilterGroup } from '#app/ui/filter-parts.tsx'
import type { ListChoice, SearchedChoices } from '#app/values/list-choices.ts'
import type { ChoicesParam, IdsParam, TextsParam } from '#app/values/list-params.ts'

type ChoiceGroupProps = { name: string; param: ChoicesParam; chosen: string[] }

export function ChoiceGroup({ name, param: { label, labels, open }, chosen }: ChoiceGroupProps) {
  return (
    <FilterGroup title={label} open={open ?? chosen.length > 0}>
      <Boxes title={label} name={name} choices={Object.entries(labels)} chosen={chosen} />
    </FilterGroup>
  )
}

type TextGroupProps = { name: string; param: TextsParam; choices: string[]; chosen: string[] }

/** Without choices there is no group. */
export function TextGroup({ name, param: { label }, choices, chosen }: TextGroupProps) {
  if (choices.length === 0) return null
  return (
    <FilterGroup title={label} open={chosen.length > 0}>
      <Boxes title={label} name={name} choices={choices.map((text) => [text, text])} chosen={chosen} />
    </FilterGroup>
  )
}

type IdGroupsProps = {
  name: string
  param: IdsParam
  choices: ListChoice[]
  chosen: number[]
  children: ReactNode
}

/** The choices of one parameter, in titled groups where there are titles. Without choices there is no group. */
export function IdGroups({ name, param, choices, chosen, children }: IdGroupsProps) {
  const titles = [...new Set(choices.map(({ group = param.label }) => group))]
  return titles.map((title) => {
    const own = choices.filter(({ group = param.label }) => group === title)
    return (
      <FilterGroup key={title} title={title} open={param.open || own.some(({ id }) => chosen.includes(id))}>
        {children}
        <Boxes title={title} name={name} choices={own.map(({ id, label }) => [id, label])} chosen={chosen} />
      </FilterGroup>
    )
  })
}

type BoxesProps<Value> = { title: string; name: string; choices: [Value, string][]; chosen: Value[] }

function Boxes<Value extends string | number>({ title, name, choices, chosen }: BoxesProps<Value>) {
  return (
    <fieldset className="scroll-list" aria-label={title}>
      {choices.map(([value, label]) => (
        <label key={value} className="choice">
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <bdi>{label}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

type SearchedGroupProps = { name: string; param: IdsParam; choices: SearchedChoices }

export function SearchedGroup({ name, param: { label, searched }, choices }: SearchedGroupProps) {
  const applySoon = useApplySoon()
  if (!searched) return null
  const { chosen, query, matches } = choices
  return (
    <FilterGroup title={label} open={chosen.length > 0 || query !== ''}>
      <Chooser
        kind="several"
        id={`${searched.name}-find`}
        name={name}
        label={label}
        options={searched.endpoint}
        chosen={chosen}
        text={query}
        textName={searched.name}
        found={matches}
        onChoose={applySoon}
      />
    </FilterGroup>
  )
}
