import { parseSubmission, report, type Submission } from '@conform-to/react/future'
import { readFormBody } from '#app/http/form-body.server.ts'
import type { z } from '#app/values/zod.ts'
import { inFieldOrder } from './field-order.ts'
import type { FormReply } from './form-reply.ts'

type Problem = { form?: string; fields?: Record<string, string> }

export type ParsedForm<Value> = {
  /** The reply that returns the form as submitted, with the schema's errors and the given ones. */
  reply: (problem?: Problem) => FormReply
} & ({ ok: true; value: Value } | { ok: false })

type Options = {
  /** Fields that are never sent back, above all passwords. */
  secret?: string[]
}

/** Reads and checks a submitted form. Throws a 4xx for bodies that our forms never send. */
export async function parseForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  options: Options = {},
): Promise<ParsedForm<z.output<Schema>>> {
  return parseFields(await readFormBody(request), schema, options)
}

/** Checks the fields of a form that has already been read. */
export function parseFields<Schema extends z.ZodType>(
  fields: FormData,
  schema: Schema,
  { secret = [] }: Options = {},
): ParsedForm<z.output<Schema>> {
  const submission = parseSubmission(fields)
  const parsed = schema.safeParse(submission.payload)
  const reply = (problem?: Problem) =>
    answer(submission, { secret, schema }, parsed.error?.issues ?? [], problem)
  return parsed.success ? { ok: true, value: parsed.data, reply } : { ok: false, reply }
}

/** The submitted fields as a reply whose only error is the given one. */
export function replyTo(fields: [string, string][], problem?: Problem): FormReply {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const submission = parseSubmission(form)
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
  const ordered = inFieldOrder(Object.entries(fieldErrors), schema, ([name]) => name)
  const error = { formErrors, fieldErrors: Object.fromEntries(ordered) }
  return report(submission, { hideFields, error }) as FormReply
}
