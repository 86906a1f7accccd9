import { chooserValuesIn, chooserValuesOf } from '#app/domain/affiliations/chooser-values.server.ts'
import type { AffiliationRecord } from '#app/domain/affiliations/find.server.ts'
import { versionOf } from '#app/domain/affiliations/find.server.ts'
import { normalizeFields } from '#app/domain/affiliations/normalize-fields.ts'
import { formRules } from '#app/domain/affiliations/rules.ts'
import type { Section } from '#app/domain/affiliations/sections.ts'
import { countries } from '#app/domain/locations/countries.ts'
import { stashedFields } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { formValues } from './form-values.ts'

/** The data of an affiliation's form; a restored form keeps the state of its choosers. */
export async function formPage(viewer: Viewer, section: Section, record: AffiliationRecord | null, url: URL) {
  const stashed = await stashedFields(viewer.id, url)
  return {
    section,
    rules: formRules(viewer, record),
    picks: stashed
      ? await chooserValuesIn(section, normalizeFields(toFormData(stashed), section, viewer.today), record)
      : chooserValuesOf(section, record),
    values: {
      ...formValues(section, record),
      formKey: crypto.randomUUID(),
      version: record ? versionOf(record) : '',
    },
    countries: section === 'education' ? [] : countries,
  }
}

export type FormPage = Awaited<ReturnType<typeof formPage>>

function toFormData(fields: [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
