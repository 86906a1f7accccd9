import { normalizeText } from './text.ts'

/**
 * What a combobox shows, and sends under its name, `…Text` and `…Shown`: the id that is chosen, the text in its field, and
 * the text that stood there when the page was made or an option chosen. Text that was changed since chooses nothing.
 */
export type Pick = {
  id: string
  text: string
  /** What the text finds, where nothing is chosen yet. */
  matches: { id: string; label: string }[]
  /** Whether it was looked for. */
  searched: boolean
}

export const nothingPicked: Pick = { id: '', text: '', matches: [], searched: false }

export const picked = ({ id, label }: { id: string; label: string }): Pick => ({
  ...nothingPicked,
  id,
  text: label,
})

/** Takes back a choice whose text was changed since. */
export function settlePick(form: FormData, name: string): void {
  const text = (field: string) => normalizeText(String(form.get(field) ?? ''))
  if (text(`${name}Text`) !== text(`${name}Shown`)) form.set(name, '')
}
