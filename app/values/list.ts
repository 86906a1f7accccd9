import type { IdsParam, Param, Params, SwitchParam, ValueOf } from './list-params.ts'
import { pageHref } from './search-params.ts'

type Filter<Given extends Params> = { [Name in keyof Given]: ValueOf<Given[Name]> }

/** The names of the parameters of one kind. */
export type NamesOf<Given extends Params, Kind> = {
  [Name in keyof Given]: Given[Name] extends Kind ? Name : never
}[keyof Given] &
  string

/** The name of a choice by its id; an unnamed one is unknown. */
export type LabelOf<Given extends Params> = (list: NamesOf<Given, IdsParam>, id: number) => string | undefined

/** One active filter, and the list's URL without it. */
export type Chip = { label: string; without: string }

type Declaration<Given extends Params> = {
  /** The things listed, for counts and labels. */
  noun: { one: string; many: string }
  params: Given
  /** Switches that only make sense in combination; one that isn't offered is off. */
  offered?: { [Name in NamesOf<Given, SwitchParam>]?: (filter: Filter<Given>) => boolean }
  /** Removes values that make no sense together. */
  settle?: (filter: Filter<Given>) => Filter<Given>
  /** The values shown by the list and its controls when the URL has none. */
  shown?: (filter: Filter<Given>) => Filter<Given>
}

export type List<Given extends Params> = ReturnType<typeof declareList<Given>>
export type FilterOf<Declared> = Declared extends { params: infer Given extends Params }
  ? Filter<Given>
  : never

/**
 * A list's single declaration. Its parameters provide reading and writing the URL, the chips of active filters, the
 * controls (lists/list-page.tsx) and the condition (db/list-where.server.ts).
 */
export function declareList<const Given extends Params>(declaration: Declaration<Given>) {
  type Values = Filter<Given>
  type Name = keyof Given & string
  const { noun, params, offered = {}, settle = same, shown = same } = declaration
  const names = Object.keys(params) as Name[]
  const narrowing = names.filter((name) => narrows(params[name]))

  const eachName = (valueFor: (name: Name) => unknown) =>
    Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Values
  const write = (filter: Values, name: Name): string[] => params[name]?.write(filter[name] as never) ?? []
  const toParams = (filter: Values) =>
    new URLSearchParams(names.flatMap((name) => write(filter, name).map((value) => [name, value])))

  const offers = (name: Name, filter: Values) => {
    const isOffered = (offered as Partial<Record<Name, (filter: Values) => boolean>>)[name]
    return isOffered?.(filter) ?? true
  }
  const settled = (filter: Values) =>
    settle(eachName((name) => (filter[name] === true && !offers(name, filter) ? false : filter[name])))
  const parse = (address: URLSearchParams) =>
    settled(eachName((name) => params[name]?.read(address.getAll(name))))
  const countNarrowing = (filter: Values) => narrowing.flatMap((name) => write(filter, name)).length

  return {
    noun,
    params,
    shown,
    offers,
    /** Malformed or excess values are left out. */
    parse,
    /** The parameters of the list's URL, except its page. */
    write: toParams,
    of: (changes: Partial<Values>) => settled({ ...parse(new URLSearchParams()), ...changes }),
    /** The URL of a page of the list; `?` is the whole list. */
    href: (filter: Values, page = 1) => pageHref(toParams(filter), page),
    isNarrowed: (filter: Values) => countNarrowing(filter) > 0,
    /** The same list without what narrows it; null if nothing does. */
    whole: (filter: Values): Values | null =>
      countNarrowing(filter) === 0
        ? null
        : settled(eachName((name) => (narrowing.includes(name) ? params[name]?.read([]) : filter[name]))),
    /** The number of active filters, not counting the search. */
    filtersOn: (filter: Values) =>
      countNarrowing(filter) - narrowing.filter((name) => isSearch(params[name]) && filter[name]).length,
    /** The filter without unknown choices. */
    known(filter: Values, labelOf: LabelOf<Given>): Values {
      const ofIds = (name: Name): name is Name & NamesOf<Given, IdsParam> => params[name]?.kind === 'ids'
      return settled(
        eachName((name) =>
          ofIds(name) ? (filter[name] as number[]).filter((id) => labelOf(name, id)) : filter[name],
        ),
      )
    },
    /** Each active filter, removable on its own. */
    chips(filter: Values, labelOf: LabelOf<Given>): Chip[] {
      return narrowing.flatMap((name) =>
        write(filter, name).flatMap((value) => {
          const label = labelOfValue(params[name], value, (id) => labelOf(name as never, id))
          const rest = { ...filter, [name]: without(filter[name], value) }
          return label === undefined ? [] : [{ label, without: `?${toParams(settled(rest))}` }]
        }),
      )
    },
    /** '1 member', '2,000 members', '77 of 2,000 members'. `all` is the total without filters, if there are any. */
    counted(total: number, all?: number | null): string {
      const things = all ?? total
      const of = all === undefined || all === null ? '' : `${total.toLocaleString('en-US')} of `
      return `${of}${things.toLocaleString('en-US')} ${things === 1 ? noun.one : noun.many}`
    },
  }
}

const same = <Value>(value: Value) => value

const isSearch = (param?: Param) => param?.kind === 'search'

/** An order doesn't change the matches, and some switches widen them. */
const narrows = (param?: Param) => param?.kind !== 'order' && !(param?.kind === 'switch' && param.widens)

function labelOfValue(param: Param | undefined, value: string, nameOf: (id: number) => string | undefined) {
  if (param?.kind === 'search') return `“${value}”`
  if (param?.kind === 'ids') return nameOf(Number(value))
  if (param?.kind === 'texts') return value
  return param?.kind === 'choices' ? param.labels[value] : param?.label
}

function without(value: unknown, removed: string): unknown {
  if (Array.isArray(value)) return value.filter((one) => String(one) !== removed)
  return typeof value === 'boolean' ? false : ''
}
