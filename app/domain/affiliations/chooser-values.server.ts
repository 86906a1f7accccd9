import { type ChooserValue, chooserValue, emptyChooserValue } from '#app/values/chooser-value.ts'
import { normalizeText } from '#app/values/text.ts'
import { findChoiceOf, searchChoicesOf } from './choices.server.ts'
import { type ChooserName, choosersOf } from './choosers.ts'
import type { AffiliationRecord } from './find.server.ts'
import { NEW } from './new-organization.ts'
import type { Section } from './sections.ts'

export type ChooserValues = Partial<Record<ChooserName, ChooserValue>>

/** From the record. */
export function chooserValuesOf(section: Section, record: AffiliationRecord | null): ChooserValues {
  return Object.fromEntries(
    choosersOf(section).map((name) => [name, record ? stored(record, name) : emptyChooserValue]),
  )
}

/** From a normalized form: the choice, else the matches for the text. */
export async function chooserValuesIn(
  section: Section,
  form: FormData,
  record: AffiliationRecord | null,
): Promise<ChooserValues> {
  const picks: ChooserValues = {}
  for (const name of choosersOf(section)) picks[name] = await chooserValueIn(section, form, name, record)
  return picks
}

async function chooserValueIn(
  section: Section,
  form: FormData,
  name: ChooserName,
  record: AffiliationRecord | null,
) {
  const [id, text] = [name, `${name}Text`].map((field) => String(form.get(field) ?? '')) as [string, string]
  const own = record && stored(record, name)
  if (own?.id && own.id === id) return own
  if (name === 'organizationId' && id === NEW) return chooserValue({ id, label: text })
  const choice = await findChoiceOf(section, name, id)
  if (choice) return chooserValue(choice)
  if (normalizeText(text) === '') return emptyChooserValue
  const { items } = await searchChoicesOf(section, name, text)
  return { id: '', text, matches: items, searched: true }
}

function stored(record: AffiliationRecord, name: ChooserName): ChooserValue {
  if (name === 'organizationId') {
    const { id, name: label } = record.organization
    return chooserValue({ id: String(id), label })
  }
  const title = record[name]
  return title ? chooserValue({ id: title, label: title }) : emptyChooserValue
}
