import type { SessionState } from '#app/domain/sessions/session.server.ts'
import { stashedFields } from '#app/domain/stashed-forms/stashed-forms.server.ts'
import { replyTo } from './parse-form.server.ts'
import type { StashedForm } from './stashed-form.ts'

/** The stored form named by `?stashed=`, for its author only. */
export async function findStashedForm(session: SessionState, url: URL): Promise<StashedForm | null> {
  if (session.kind !== 'signed-in') return null
  const fields = await stashedFields(session.viewer.id, url)
  if (!fields) return null
  const reply = replyTo(fields)
  const { form } = reply.submission.payload
  return { id: typeof form === 'string' ? form : null, reply }
}
