import type { FormReply } from '#app/forms/form-reply.ts'
import { replyTo } from '#app/forms/parse-form.server.ts'
import { readFormBody } from '#app/http/form-body.server.ts'

/** The form as submitted, if its button only shows the fields that its choices enable. The body can still be read. */
export async function readStep(request: Request): Promise<FormReply | null> {
  const fields = [...(await readFormBody(request.clone()))] as [string, string][]
  return fields.some(([name]) => name === 'step') ? replyTo(fields) : null
}
