import type { ChangeEventHandler, ComponentType, FormEventHandler, Ref } from 'react'
import { Checkbox, CheckboxGroup, RadioGroup } from '#app/ui/choices.tsx'
import { Select, TextInput } from '#app/ui/field.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { ChooserValue } from '#app/values/chooser-value.ts'
import type {
  DeclaredField,
  DeclaredFields,
  DeclaredOption,
  DeclaredSearch,
  DeclaredText,
} from '#app/values/declared-fields.ts'
import type { FormField, FormFields } from './field.ts'

/** What only a page knows about a field, such as the options that its loader found, and what its script listens to. */
type OfPage = {
  options?: DeclaredOption[]
  placeholder?: string
  max?: string
  hint?: string
  optional?: boolean
  disabled?: boolean
  onInput?: FormEventHandler<HTMLInputElement>
  ref?: Ref<HTMLSelectElement> | Ref<HTMLInputElement>
  /** Of a select box. */
  onChange?: ChangeEventHandler<HTMLSelectElement>
} & OfSearch

/** Of a field with a search: what is chosen, and where it looks if that depends on other fields. */
type OfSearch = {
  from?: string
  pick?: ChooserValue
  onPick?: (id: string) => void
}

export type ChooserProps = DeclaredText & DeclaredSearch & OfSearch & { field: FormField }

/** Brought by the pages that have fields with a search, so that no other loads it: see chooser-field.tsx. */
type Chooser = ComponentType<ChooserProps>

type Props<Name extends string> = {
  declared: DeclaredFields<Name>
  /** From `useForm`. */
  fields: FormFields<NoInfer<Name>>
  /** Some of them, for a section of a form that has several. */
  only?: readonly NoInfer<Name>[]
  ofPage?: Partial<Record<NoInfer<Name>, OfPage>>
  chooser?: Chooser
}

/** Declared fields, in their order. A screen renders what is special about one by itself. */
export function Fields<Name extends string>({ declared, fields, only, ofPage = {}, chooser }: Props<Name>) {
  const names = only ?? (Object.keys(declared) as Name[])
  return names.map((name) => (
    <DeclaredControl
      key={name}
      declared={shownOf(declared[name], ofPage[name])}
      field={fields[name]}
      chooser={chooser}
    />
  ))
}

/** Who sees a fact and its label elsewhere are no properties of a control. */
function shownOf(declared: DeclaredField, ofPage?: OfPage): DeclaredField {
  const { alone, seenBy, ...shown } = { seenBy: undefined, ...declared }
  return { ...shown, ...ofPage } as DeclaredField
}

const WIDTHS = { number: 'max-w-40', day: 'max-w-48', xs: 'max-w-xs', sm: 'max-w-sm' }

type ControlProps = { declared: DeclaredField; field: FormField; chooser?: Chooser; pick?: ChooserValue }

/** The control of a declared field, a member's or the administration's. */
export function DeclaredControl({ declared, field, chooser: Chooser, pick }: ControlProps) {
  switch (declared.as) {
    case 'lines': {
      const { as, ...area } = declared
      return <TextArea {...area} {...field.control} />
    }
    case 'box': {
      const { as, optional, ...box } = declared
      return <Checkbox {...box} {...field.box} />
    }
    case 'list': {
      const { as, width, options = [], ...list } = declared
      return <Select className={width && WIDTHS[width]} options={options} {...list} {...field.control} />
    }
    case 'radios':
    case 'boxes': {
      const { as, label, hint, optional, scrolls, options = [] } = declared
      const group = { legend: label, hint, optional, options }
      return as === 'radios' ? (
        <RadioGroup {...group} {...field.control} />
      ) : (
        <CheckboxGroup {...group} scrolls={scrolls} {...field.boxes} />
      )
    }
    case 'search':
    case 'suggestions':
      if (!Chooser) throw new Error(`The page of ${field.control.name} brings no chooser`)
      return <Chooser pick={pick} {...declared} field={field} />
    default: {
      const { as, width, ...line } = declared
      return <TextInput className={width && WIDTHS[width]} {...line} {...field.control} />
    }
  }
}
