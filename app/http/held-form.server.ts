import { heldFields } from '#app/domain/held-forms/held-forms.server.ts'
import type { SessionState } from '#app/domain/sessions/session.server.ts'
import type { HeldForm } from './held-form.ts'
import { replyTo } from './parse-form.server.ts'

/** The stored form named by `?held=`, for its author only. */
export async function findHeldForm(session: SessionState, url: URL): Promise<HeldForm | null> {
  if (session.kind !== 'signed-in') return null
  const fields = await heldFields(session.viewer.id, url)
  if (!fields) return null
  const reply = replyTo(fields)
  const { form } = reply.submission.payload
  return { id: typeof form === 'string' ? form : null, reply }
}
