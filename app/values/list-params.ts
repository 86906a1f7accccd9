import { parseIds } from './ids.ts'
import { searchText } from './search-params.ts'

/** One parameter of a list's address: how it is named, read and written. */
type Described<Value> = {
  label: string
  /** What is malformed or too much is left out. */
  read(given: string[]): Value
  /** Nothing where the list has the value by itself. */
  write(value: Value): string[]
  /** Links set it and the form keeps it, but no control chooses it. */
  hidden?: boolean
}

export type SearchParam = Described<string> & { kind: 'search'; placeholder: string }
export type IdsParam = Described<number[]> & { kind: 'ids'; open?: boolean; searched?: SearchedBy }
export type ChoicesParam<Value extends string = string> = Described<Value[]> & {
  kind: 'choices'
  labels: Record<Value, string>
  open?: boolean
}
export type SwitchParam<Widens extends boolean = boolean> = Described<boolean> & {
  kind: 'switch'
  /** It adds to the list instead of narrowing it. */
  widens: Widens
  /** The group of choices that it stands in. */
  within?: string
  /** It stays in sight where the filters are folded. */
  above?: boolean
}
export type OrderParam<Value extends string = string> = Described<Value> & {
  kind: 'order'
  labels: Record<Value, string>
  /** It stays in sight where the filters are folded. */
  above?: boolean
}

export type Param = SearchParam | IdsParam | ChoicesParam | SwitchParam | OrderParam
export type Params = Record<string, Param>

/** A list of choices too long to show is searched: by this parameter of the page, and while typing at this address. */
export type SearchedBy = { name: string; endpoint: string }

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

/** The first order is the list's own. */
export function order<Value extends string>(
  labels: Record<Value, string>,
  options: Pick<OrderParam, 'above'> = {},
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

/** What a parameter reads. */
export type ValueOf<Kind> = Kind extends { read(given: string[]): infer Value } ? Value : never
