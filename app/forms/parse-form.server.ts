import { parseSubmission, report, resolveSubmission, type Submission } from '@conform-to/react/future'
import { data, type RouterContextProvider } from 'react-router'
import { formFields } from '#app/http/submitted-form.server.ts'
import { STEP } from '#app/ui/step.ts'
import type { z } from '#app/values/zod.ts'
import { coerceFormValue } from './coercion.ts'
import type { FormReply } from './field.ts'
import { inFieldOrder } from './field-order.ts'

type Payload = Submission['payload']
type Problem = { form?: string; fields?: Record<string, string> }
type Options = {
  /** Fields that are never sent back, above all passwords. */
  secret?: string[]
}

export type ParsedForm<Value> = {
  /** The fields as submitted, after a step that inserts, removes or moves rows. */
  payload: Payload
  /** The reply that returns the form, with the schema's errors and the given ones; after a step without errors. */
  reply: (problem?: Problem) => FormReply
} & ({ ok: true; step: false; value: Value } | { ok: false; step: boolean })

/** Checks the submitted form of a request. Throws a 4xx for bodies that our forms never send. */
export async function parseForm<Schema extends z.ZodType>(
  context: Readonly<RouterContextProvider>,
  schema: Schema,
  options: Options = {},
): Promise<ParsedForm<z.output<Schema>>> {
  return parseFields(await formFields(context), schema, options)
}

/** Checks the fields of a form, unless its button is a step: that changes the form and saves nothing. */
export function parseFields<Schema extends z.ZodType>(
  fields: FormData,
  schema: Schema,
  options: Options = {},
): ParsedForm<z.output<Schema>> {
  const submission = parseSubmission(fields, { intentName: STEP })
  const { payload } = submission
  if (submission.intent !== null) return afterStep(submission, submission.intent, options)
  const parsed = coerceFormValue(schema).safeParse(payload)
  const reply = (problem?: Problem) =>
    answer(submission, { ...options, schema }, parsed.error?.issues ?? [], problem)
  if (!parsed.success) return { ok: false, step: false, payload, reply }
  return { ok: true, step: false, value: parsed.data as z.output<Schema>, payload, reply }
}

/** A step is input like any field. */
function afterStep(submission: Submission, step: string, { secret: hideFields }: Options) {
  if (!isReasonable(step)) throw data(null, { status: 400 })
  const { intent, targetValue } = resolveSubmission(submission)
  if (!intent) throw data(null, { status: 400 })
  const payload = (targetValue ?? submission.payload) as Payload
  const reply = (problem?: Problem) =>
    problem
      ? answer({ ...submission, payload }, { secret: hideFields }, [], problem)
      : (report(submission, { targetValue, hideFields }) as FormReply)
  return { ok: false as const, step: true, payload, reply }
}

/** It names fields of its own, beyond those that the body's reader has judged: none lies deep or far out. */
function isReasonable(step: string): boolean {
  return step.length <= 500 && !/\d{4}/.test(step) && !/__proto__|constructor|prototype/.test(step)
}

/** The submitted fields as a reply whose only error is the given one. */
export function replyTo(fields: [string, string][], problem?: Problem): FormReply {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const submission = parseSubmission(form, { intentName: STEP })
  return problem ? answer(submission, {}, [], problem) : (report(submission) as FormReply)
}

function answer(
  submission: Submission,
  { secret: hideFields = [], schema }: Options & { schema?: z.ZodType },
  issues: z.core.$ZodIssue[],
  problem: Problem = {},
): FormReply {
  const checked = report(submission, { hideFields, error: { issues } }) as FormReply
  const fieldErrors = { ...checked.error?.fieldErrors }
  for (const [name, message] of Object.entries(problem.fields ?? {})) fieldErrors[name] = [message]
  const formErrors = [...(checked.error?.formErrors ?? []), ...(problem.form ? [problem.form] : [])]
  const ordered = inFieldOrder(Object.entries(fieldErrors), schema, ([name]) => name.split(/[.[]/)[0])
  const error = { formErrors, fieldErrors: Object.fromEntries(ordered) }
  return report(submission, { hideFields, error }) as FormReply
}
