import type { Content } from '#app/domain/administration/content.ts'
import { contentSchema, fieldsFor, type Payload } from '#app/domain/administration/form.server.ts'
import { formFieldsOf, type Kind } from '#app/domain/administration/kind.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseFields } from '#app/forms/parse-form.server.ts'
import { formFields } from '#app/http/submitted-form.server.ts'
import { STEP } from '#app/ui/step.ts'
import { normalizeChooserValue } from '#app/values/chooser-value.ts'
import { z } from '#app/values/zod.ts'
import { unchosenIn } from './searched-values.server.ts'
import { afterStep, parseStep } from './steps.ts'

type Context = Parameters<typeof formFields>[0]

const Frame = z.object({
  version: z.coerce.number().int().min(0).catch(0),
  formKey: z.uuid().catch(''),
  intent: z.string().catch(''),
  /** What the form has said that follows from saving it. */
  confirmed: z.string().catch(''),
})
type Frame = z.infer<typeof Frame>

export type Submission = {
  frame: Frame
  payload: Payload
} /** Rows are added, moved or removed, or something is looked up. */ & (
  | { kind: 'step'; at?: string }
  | { kind: 'refused'; problems: [name: string, message: string][] }
  | { kind: 'typed'; content: Content }
)

/** Reads a record's form: a step in its rows, something that can't be saved, or a content. */
export async function readSubmission(context: Context, viewer: Viewer, kind: Kind): Promise<Submission> {
  const fields = await formFields(context)
  const step = parseStep(String(fields.get(STEP) ?? ''))
  const isStep = fields.has(STEP)
  fields.delete(STEP)
  for (const name of [...fields.keys()]) {
    if (name.endsWith('Shown')) normalizeChooserValue(fields, name.slice(0, -'Shown'.length))
  }
  const form = parseFields(fields, contentSchema(fieldsFor(viewer, formFieldsOf(kind))))
  const typed = form.payload as Payload
  const frame = Frame.parse(typed)
  if (isStep) return { kind: 'step', frame, payload: typed, ...(step && afterStep(typed, step)) }
  const unchosen = unchosenIn(fieldsFor(viewer, formFieldsOf(kind)), typed)
  if (form.ok && unchosen.length === 0) return { kind: 'typed', frame, payload: typed, content: form.value }
  const problems = Object.entries(form.reply().error?.fieldErrors ?? {}).flatMap(([name, messages]) =>
    (messages ?? []).map((message): [string, string] => [name, message]),
  )
  return { kind: 'refused', frame, payload: typed, problems: [...problems, ...unchosen] }
}

/** The same from the fields of a form whose session had ended. */
export function payloadFrom(fields: [name: string, value: string][]): Payload {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return parseFields(form, z.object({})).payload as Payload
}
