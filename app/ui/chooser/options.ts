/** One or several of a list, free text with suggestions, or a search whose results lead to their pages. */
export type Kind = 'one' | 'several' | 'text' | 'search'

/** An option with a `reason` can't be chosen; the reason says why. `to` is where a result leads. */
export type ChooserOption = { id: string; label: string; reason?: string; about?: string; to?: string }

/** `total` counts all matches; there are `more` where the count itself has an end. */
export type Found = { items: ChooserOption[]; total: number; more?: boolean }

/** Given options whose label contains the text. */
export function matching(options: ChooserOption[], text: string): Found {
  const part = text.trim().toLowerCase()
  const items = options.filter(({ label }) => label.toLowerCase().includes(part))
  return { items, total: items.length }
}

/** New text can be added when nothing has that exact name. */
export function withNew(text: string, found: ChooserOption[], newId?: string): ChooserOption[] {
  const name = text.trim()
  if (newId === undefined || name.length < 2 || named(found, name)) return found
  return [...found, { id: newId, label: `Add “${name}”` }]
}

/** Choosing new text chooses the text. */
export const asChosen = (option: ChooserOption, text: string, newId?: string): ChooserOption =>
  option.id === newId ? { id: newId, label: text.trim() } : option

/** The option of exactly that name, if it can be chosen. */
export function named(options: ChooserOption[], name: string): ChooserOption | undefined {
  const wanted = name.trim().toLowerCase()
  return options.find(({ label, reason }) => !reason && label.toLowerCase() === wanted)
}

export const resultsFound = ({ total, more }: Omit<Found, 'items'>) =>
  `${more ? 'More than ' : ''}${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'}`
