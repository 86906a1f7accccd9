import type { LabelOf, NamesOf } from './list.ts'
import type { IdsParam, Params } from './list-params.ts'

/** What a list can be filtered by; those of a group stand together under its title. */
export type ListChoice = { id: number; label: string; group?: string }

type Found = { id: string; label: string }

/** Choices too long to show: those that are chosen, what was searched for, and what that found. */
export type SearchedChoices = { chosen: Found[]; query: string; matches: Found[] }

/** The choices of every parameter that holds ids. */
export type ListChoices<Given extends Params> = Record<
  NamesOf<Given, IdsParam>,
  ListChoice[] | SearchedChoices
>

/** Names what is chosen; what can't be chosen has no name, and so isn't known. */
export function labelsOf<Given extends Params>(choices: ListChoices<Given>): LabelOf<Given> {
  return (name, id) => {
    const given = choices[name]
    if (Array.isArray(given)) return given.find((choice) => choice.id === id)?.label
    return given.chosen.find((choice) => choice.id === String(id))?.label
  }
}
