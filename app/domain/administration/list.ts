import { declareList } from '#app/values/list.ts'
import { choices, narrowing, order, type Params, search } from '#app/values/list-params.ts'
import { ARCHIVING, STANDINGS, type Standing } from './state.ts'

type Noun = { one: string; many: string }

/** The list of a kind that is published; archived ones are shown where they are asked for. */
export const publishedList = <const Orders extends Record<string, string>, const Given extends Params>(
  noun: Noun,
  orders: Orders,
  own: Given,
) =>
  declareList({
    noun,
    params: {
      search: search(`Search ${noun.many}`, 'Search by name...'),
      standing: choices<Standing>('Status', STANDINGS, { open: true }),
      /** The overview leads to them. */
      overdue: narrowing('Publication overdue', { hidden: true }),
      ...own,
      sort: order(orders),
    },
  })

/** The filter of a kind that is archived without being published. */
export const archiving = choices('Status', ARCHIVING, { open: true })

/** The list of a kind without drafts. */
export const plainList = <const Orders extends Record<string, string>, const Given extends Params>(
  noun: Noun,
  orders: Orders,
  own: Given,
) =>
  declareList({
    noun,
    params: { search: search(`Search ${noun.many}`, 'Search by name...'), ...own, sort: order(orders) },
  })
