import { data, type RouterContextProvider } from 'react-router'
import { type ChooserValues, chooserValuesIn } from '#app/domain/affiliations/chooser-values.server.ts'
import type { AffiliationRecord } from '#app/domain/affiliations/find.server.ts'
import { normalizeFields } from '#app/domain/affiliations/normalize-fields.ts'
import { formRules } from '#app/domain/affiliations/rules.ts'
import { affiliationSchema } from '#app/domain/affiliations/schema.ts'
import type { Section } from '#app/domain/affiliations/sections.ts'
import { unlisted } from '#app/domain/affiliations/unlisted.ts'
import type { Stale } from '#app/domain/own-profile/section.server.ts'
import { parseFields } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { formFields } from '#app/http/submitted-form.server.ts'
import type { SectionReply } from '../own/section-answer.ts'

export type AffiliationAnswer = SectionReply & { picks: ChooserValues }

const CHANGED =
  'This was changed after you opened it, so nothing has been saved. Save again to replace it with your version.'

/** A valid form with its value, or the reply to an invalid one. */
export async function readSubmission(
  context: Readonly<RouterContextProvider>,
  section: Section,
  record: AffiliationRecord | null,
) {
  const viewer = context.get(viewerContext)
  const fields = normalizeFields(await formFields(context), section, viewer.today)
  const picks = await chooserValuesIn(section, fields, record)
  const shown = { changes: [], version: null, picks }
  const form = parseFields(fields, affiliationSchema(section, formRules(viewer, record)))
  if (form.step) {
    return { ok: false as const, answer: data<AffiliationAnswer>({ ...shown, reply: form.reply() }) }
  }
  const wrong = unlisted(section, fields, picks)
  if (!form.ok || Object.keys(wrong).length > 0) {
    return {
      ok: false as const,
      answer: data<AffiliationAnswer>({ ...shown, reply: form.reply({ fields: wrong }) }, 400),
    }
  }
  const stale = ({ changes, version }: Stale) =>
    data<AffiliationAnswer>({ picks, changes, version, reply: form.reply({ form: CHANGED }) }, 409)
  return { ok: true as const, value: form.value, stale }
}
