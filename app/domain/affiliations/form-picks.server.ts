import { nothingPicked, type Pick, picked } from '#app/values/picked.ts'
import { normalizeText } from '#app/values/text.ts'
import { findChoiceOf, searchChoicesOf } from './choices.server.ts'
import type { AffiliationRecord } from './find.server.ts'
import { NEW } from './new-organization.ts'
import { PICKS, type PickName } from './picks.ts'
import type { Section } from './sections.ts'

export type FormPicks = Partial<Record<PickName, Pick>>

/** From the record. */
export function picksOf(section: Section, record: AffiliationRecord | null): FormPicks {
  return Object.fromEntries(PICKS[section].map((name) => [name, record ? kept(record, name) : nothingPicked]))
}

/** From a normalized form: the choice, else the matches for the text. */
export async function picksIn(
  section: Section,
  form: FormData,
  record: AffiliationRecord | null,
): Promise<FormPicks> {
  const picks: FormPicks = {}
  for (const name of PICKS[section]) picks[name] = await pickIn(section, form, name, record)
  return picks
}

async function pickIn(section: Section, form: FormData, name: PickName, record: AffiliationRecord | null) {
  const [id, text] = [name, `${name}Text`].map((field) => String(form.get(field) ?? '')) as [string, string]
  const own = record && kept(record, name)
  if (own?.id && own.id === id) return own
  if (name === 'organizationId' && id === NEW) return picked({ id, label: text })
  const choice = await findChoiceOf(section, name, id)
  if (choice) return picked(choice)
  if (normalizeText(text) === '') return nothingPicked
  const { items } = await searchChoicesOf(section, name, text)
  return { id: '', text, matches: items, searched: true }
}

function kept(record: AffiliationRecord, name: PickName): Pick {
  if (name === 'organizationId') {
    const { id, name: label } = record.organization
    return picked({ id: String(id), label })
  }
  const title = record[name]
  return title ? picked({ id: title, label: title }) : nothingPicked
}
