import { data } from 'react-router'
import { markSeen } from '#app/domain/conversations/mark-seen.server.ts'
import { SeenSchema } from '#app/domain/conversations/schema.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import type { Route } from './+types/conversation-seen'
import { marked } from './marked.server.ts'
import { sendOrNothing } from './or-nothing.ts'

/** Viewing a conversation changes nothing; only a POST does. */
export function loader() {
  throw data(null, { status: 405 })
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await parseForm(context, SeenSchema)
  const messageId = form.ok ? parseId(form.value.messageId) : null
  const seen = await markSeen(context.get(viewerContext), parseId(params.conversationId), messageId)
  found(seen || null)
  return marked(request, url)
}

export const clientAction = sendOrNothing
