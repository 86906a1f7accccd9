import { type ComboboxValue, comboboxValue, emptyComboboxValue } from '#app/values/combobox-value.ts'
import { normalizeText } from '#app/values/text.ts'
import { findChoiceOf, searchChoicesOf } from './choices.server.ts'
import { type ComboboxName, comboboxesOf } from './comboboxes.ts'
import type { AffiliationRecord } from './find.server.ts'
import { NEW } from './new-organization.ts'
import type { Section } from './sections.ts'

export type ComboboxValues = Partial<Record<ComboboxName, ComboboxValue>>

/** From the record. */
export function comboboxValuesOf(section: Section, record: AffiliationRecord | null): ComboboxValues {
  return Object.fromEntries(
    comboboxesOf(section).map((name) => [name, record ? stored(record, name) : emptyComboboxValue]),
  )
}

/** From a normalized form: the choice, else the matches for the text. */
export async function comboboxValuesIn(
  section: Section,
  form: FormData,
  record: AffiliationRecord | null,
): Promise<ComboboxValues> {
  const picks: ComboboxValues = {}
  for (const name of comboboxesOf(section)) picks[name] = await comboboxValueIn(section, form, name, record)
  return picks
}

async function comboboxValueIn(
  section: Section,
  form: FormData,
  name: ComboboxName,
  record: AffiliationRecord | null,
) {
  const [id, text] = [name, `${name}Text`].map((field) => String(form.get(field) ?? '')) as [string, string]
  const own = record && stored(record, name)
  if (own?.id && own.id === id) return own
  if (name === 'organizationId' && id === NEW) return comboboxValue({ id, label: text })
  const choice = await findChoiceOf(section, name, id)
  if (choice) return comboboxValue(choice)
  if (normalizeText(text) === '') return emptyComboboxValue
  const { items } = await searchChoicesOf(section, name, text)
  return { id: '', text, matches: items, searched: true }
}

function stored(record: AffiliationRecord, name: ComboboxName): ComboboxValue {
  if (name === 'organizationId') {
    const { id, name: label } = record.organization
    return comboboxValue({ id: String(id), label })
  }
  const title = record[name]
  return title ? comboboxValue({ id: title, label: title }) : emptyComboboxValue
}
