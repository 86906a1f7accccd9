import type { FilterOf, List, NamesOf } from '#app/values/list.ts'
import type { OrderParam, Params, ValueOf } from '#app/values/list-params.ts'
import { Prisma } from './generated/client.ts'

/**
 * The condition for every parameter that can narrow a list. A parameter without one doesn't compile. It is only used
 * for values that are set; for a switch that widens the list, only while it is off.
 */
export type Conditions<Given extends Params> = {
  [Name in Exclude<keyof Given, NamesOf<Given, OrderParam>>]: (
    value: ValueOf<Given[Name]>,
  ) => Prisma.Sql | Prisma.Sql[]
}

/** For a parameter that only changes how another one is applied. */
export const changesAnother = () => []

/** The condition of a filtered list: the permanent condition and each filter's own, all ANDed. */
export function listWhere<Given extends Params>(
  list: List<Given>,
  filter: FilterOf<List<Given>>,
  always: Prisma.Sql | Prisma.Sql[],
  conditions: Conditions<Given>,
): Prisma.Sql {
  const shown = list.shown(filter)
  const own = Object.entries<(value: never) => Prisma.Sql | Prisma.Sql[]>(conditions).flatMap(
    ([name, conditionOf]) => {
      const param = list.params[name]
      const value = shown[name] as never
      const isSet = (param?.write(value) ?? []).length > 0
      const widens = param?.kind === 'switch' && param.widens
      return isSet !== widens ? conditionOf(value) : []
    },
  )
  return Prisma.join([always, own].flat(), ' AND ')
}
