import { type AssignmentDraft, afterStep, draftOf } from '#app/domain/action-items/assignment-draft.ts'
import type { FormReply } from '#app/forms/form-reply.ts'
import { replyTo } from '#app/forms/parse-form.server.ts'
import { readFormBody } from '#app/http/form-body.server.ts'

export type Submitted = {
  draft: AssignmentDraft
  /** The form as submitted, if its button doesn't save. */
  step: FormReply | null
}

/** The button, and the resulting assignments. The body can still be read. */
export async function readSubmission(request: Request): Promise<Submitted> {
  const fields = [...(await readFormBody(request.clone()))] as [string, string][]
  const step = fields.find(([name]) => name === 'step')?.[1]
  const draft = draftOf(fields)
  return step === undefined ? { draft, step: null } : { draft: afterStep(draft, step), step: replyTo(fields) }
}
