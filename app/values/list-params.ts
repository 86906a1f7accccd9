import { parseIds } from './ids.ts'
import { searchText } from './search-params.ts'

/** One URL parameter of a list: its name, and how to read and write it. */
type Described<Value> = {
  label: string
  /** Malformed or excess values are left out. */
  read(given: string[]): Value
  /** Nothing if the value is the list's default. */
  write(value: Value): string[]
  /** Links set it and the form preserves it, but no control chooses it. */
  hidden?: boolean
}

export type SearchParam = Described<string> & { kind: 'search'; placeholder: string }
export type IdsParam = Described<number[]> & { kind: 'ids'; open?: boolean; searched?: SearchedBy }
export type ChoicesParam<Value extends string = string> = Described<Value[]> & {
  kind: 'choices'
  labels: Record<Value, string>
  open?: boolean
}
/** Texts that the rows have; no one declares which. */
export type TextsParam = Described<string[]> & { kind: 'texts' }
export type SwitchParam<Widens extends boolean = boolean> = Described<boolean> & {
  kind: 'switch'
  /** It widens the list instead of narrowing it. */
  widens: Widens
  /** The group of choices it belongs to. */
  within?: string
  /** It stays visible when the filters are collapsed. */
  above?: boolean
}
export type OrderParam<Value extends string = string> = Described<Value> & {
  kind: 'order'
  labels: Record<Value, string>
  /** It stays visible when the filters are collapsed. */
  above?: boolean
}

export type Param = SearchParam | IdsParam | ChoicesParam | TextsParam | SwitchParam | OrderParam
export type Params = Record<string, Param>

/**
 * Choices too long to show are searched: through this parameter of the page, and while typing through this endpoint.
 */
type SearchedBy = { name: string; endpoint: string }

export const search = (label: string, placeholder: string): SearchParam => ({
  kind: 'search',
  label,
  placeholder,
  read: ([typed]) => searchText(typed ?? null),
  write: (typed) => (typed ? [typed] : []),
})

export const ids = (
  label: string,
  options: Pick<IdsParam, 'hidden' | 'open' | 'searched'> = {},
): IdsParam => ({
  kind: 'ids',
  label,
  ...options,
  read: (given) => parseIds(given),
  write: (chosen) => chosen.map(String),
})

export const choices = <Value extends string>(
  label: string,
  labels: Record<Value, string>,
  options: Pick<ChoicesParam, 'open'> = {},
): ChoicesParam<Value> => ({
  kind: 'choices',
  label,
  labels,
  ...options,
  read: (given) => (Object.keys(labels) as Value[]).filter((value) => given.includes(value)),
  write: (chosen) => chosen,
})

const MOST_TEXTS = 50

export const texts = (label: string): TextsParam => ({
  kind: 'texts',
  label,
  read: (given) => [...new Set(given.slice(0, MOST_TEXTS).map(searchText))].filter(Boolean),
  write: (chosen) => chosen,
})

type SwitchOptions = Pick<SwitchParam, 'hidden' | 'within' | 'above'>

export const narrowing = (label: string, options?: SwitchOptions) => switched(label, false, options)

export const widening = (label: string, options?: SwitchOptions) => switched(label, true, options)

function switched<const Widens extends boolean>(
  label: string,
  widens: Widens,
  options: SwitchOptions = {},
): SwitchParam<Widens> {
  return {
    kind: 'switch',
    label,
    widens,
    ...options,
    read: ([given]) => given === 'true' || given === '1',
    write: (on) => (on ? ['true'] : []),
  }
}

/** The first order is the list's default. */
export function order<Value extends string>(
  labels: Record<Value, string>,
  options: Pick<OrderParam, 'above' | 'hidden'> = {},
): OrderParam<Value> {
  const values = Object.keys(labels) as [Value, ...Value[]]
  const [own] = values
  return {
    kind: 'order',
    label: 'Sort by',
    labels,
    ...options,
    read: ([given]) => values.find((value) => value === given) ?? own,
    write: (value) => (value === own ? [] : [value]),
  }
}

/** The type a parameter reads. */
export type ValueOf<Kind> = Kind extends { read(given: string[]): infer Value } ? Value : never
