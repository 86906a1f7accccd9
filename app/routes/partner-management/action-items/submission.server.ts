import type { RouterContextProvider } from 'react-router'
import { type AssignmentDraft, afterStep, draftOf } from '#app/domain/action-items/assignment-draft.ts'
import type { FormReply } from '#app/forms/field.ts'
import { replyTo } from '#app/forms/parse-form.server.ts'
import { formFields } from '#app/http/submitted-form.server.ts'

export type Submitted = {
  draft: AssignmentDraft
  /** The form as submitted, if its button doesn't save. */
  step: FormReply | null
}

/** The button, and the resulting assignments. */
export async function readSubmission(context: Readonly<RouterContextProvider>): Promise<Submitted> {
  const fields = [...(await formFields(context))] as [string, string][]
  const step = fields.find(([name]) => name === 'step')?.[1]
  const draft = draftOf(fields)
  return step === undefined ? { draft, step: null } : { draft: afterStep(draft, step), step: replyTo(fields) }
}
