import { normalizeText } from './text.ts'

/**
 * The state of a chooser of one, submitted under its name, `…Text` and `…Shown`: the chosen id, the text in its field, and the
 * text when the page was rendered or an option chosen. If the text has changed since, nothing is chosen.
 */
export type ChooserValue = {
  id: string
  text: string
  /** The matches for the text, if nothing is chosen yet. */
  matches: { id: string; label: string }[]
  /** Whether a search has run. */
  searched: boolean
}

export const emptyChooserValue: ChooserValue = { id: '', text: '', matches: [], searched: false }

export const chooserValue = ({ id, label }: { id: string; label: string }): ChooserValue => ({
  ...emptyChooserValue,
  id,
  text: label,
})

/** As a chooser takes it. */
export const chooserProps = ({ id, text, matches, searched }: ChooserValue = emptyChooserValue) => ({
  chosen: id ? [{ id, label: text }] : [],
  text,
  found: searched ? matches : undefined,
})

/** Clears a choice whose text has changed since. */
export function normalizeChooserValue(form: FormData, name: string): void {
  const text = (field: string) => normalizeText(String(form.get(field) ?? ''))
  if (text(`${name}Text`) !== text(`${name}Shown`)) form.set(name, '')
}
