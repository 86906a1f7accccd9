import { useState } from 'react'
import type { ChooserOption } from './options.ts'

type State = {
  /** The page's choice when it was last taken over. */
  given: string
  chosen: ChooserOption[]
  /** Choices made since, which a form that applies itself may have sent and a page may yet show. */
  own: string[]
}

/**
 * What is chosen: the page's choice, then the user's, and the page's again once it shows one that the user didn't make (a
 * filter was removed elsewhere, or Back). A page that shows an earlier choice of the user doesn't undo a later one.
 */
export function useChosen(given: ChooserOption[]) {
  const [state, setState] = useState<State>({ given: idsOf(given), chosen: given, own: [] })
  const ids = idsOf(given)
  if (state.given !== ids) setState(withPage(state, given))
  const choose = (chosen: ChooserOption[]) =>
    setState((before) => ({ ...before, chosen, own: [...before.own, idsOf(chosen)] }))
  return [state.chosen, choose] as const
}

export function withPage({ chosen, own }: State, given: ChooserOption[]): State {
  const ids = idsOf(given)
  const sent = own.indexOf(ids)
  return sent < 0 ? { given: ids, chosen: given, own: [] } : { given: ids, chosen, own: own.slice(sent + 1) }
}

export const idsOf = (options: ChooserOption[]) =>
  options
    .map(({ id }) => id)
    .sort()
    .join()
