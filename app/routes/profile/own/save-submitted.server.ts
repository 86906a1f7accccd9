import type { RouterContextProvider } from 'react-router'
import { type Section, saveSection } from '#app/domain/own-profile/section.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import type { z } from '#app/values/zod.ts'
import { refused, shownAgain, stale } from './section-answer.ts'

type Saved = { to: string; notice: string }

/** The action of a section whose schema says all that its form must satisfy. */
export async function saveSubmitted<Facts extends object>(
  context: Readonly<RouterContextProvider>,
  schema: z.ZodType<Facts & { version: string }>,
  section: Section<Facts>,
  { to, notice }: Saved,
) {
  const form = await parseForm(context, schema)
  if (form.step) return shownAgain(form)
  if (!form.ok) return refused(form)
  const saving = await saveSection(context.get(viewerContext), section, form.value)
  return saving.kind === 'stale' ? stale(form, saving) : redirectWithNotice(to, notice)
}
