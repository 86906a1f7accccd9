import type { LabelOf, NamesOf } from './list.ts'
import type { IdsParam, Params, TextsParam } from './list-params.ts'

/** The choices of a list's filter; those of a group appear together under its title. */
export type ListChoice = { id: number; label: string; group?: string }

type Found = { id: string; label: string }

/** Choices too long to show: the chosen ones, the search, and its results. */
export type SearchedChoices = { chosen: Found[]; query: string; matches: Found[] }

/** The choices of every parameter that holds ids. */
export type IdChoices<Given extends Params> = Record<NamesOf<Given, IdsParam>, ListChoice[] | SearchedChoices>

/** Those, and the texts of every parameter that holds texts. */
export type ListChoices<Given extends Params> = IdChoices<Given> &
  Record<NamesOf<Given, TextsParam>, string[]>

/** Names the chosen values; a value that can't be chosen has no name and is ignored. */
export function labelsOf<Given extends Params>(choices: IdChoices<Given>): LabelOf<Given> {
  return (name, id) => {
    const given = choices[name]
    if (Array.isArray(given)) return given.find((choice) => choice.id === id)?.label
    return given.chosen.find((choice) => choice.id === String(id))?.label
  }
}
