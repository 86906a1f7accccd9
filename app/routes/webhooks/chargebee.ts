import { isProvider, isWebhookOpen, receiveNews } from '#app/domain/subscriptions/webhook.server.ts'
import { log } from '#app/http/log.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import type { Route } from './+types/chargebee'

/** News of a subscription have some thousand bytes. */
const MAX_BYTES = 256 * 1024

/** News are posted. Where nobody may post them there is nothing. */
export function loader() {
  return isWebhookOpen() ? plain(405, 'Method not allowed', { Allow: 'POST' }) : plain(404, 'Not found')
}

/**
 * The billing provider tells us what happened there, without a session: by credentials of its own, before anything else is looked
 * at. Whatever is answered other than 200 it tells again, for some days.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isWebhookOpen()) return plain(404, 'Not found')
  if (!isProvider(request.headers.get('authorization')))
    return plain(401, 'Unauthorized', { 'WWW-Authenticate': 'Basic' })
  const body = await readBody(request)
  if (body === null) return plain(413, 'Too large')
  const received = await receiveNews(body)
  if (received.kind === 'unreadable') return plain(400, 'Not an event')
  if (received.kind === 'received') return plain(200, 'ok')
  log.error(
    { requestId: factsOf(context).requestId, err: received.error },
    'billing provider did not respond',
  )
  return plain(503, 'Try again later')
}

async function readBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) return null
  const body = await request.text()
  return body.length > MAX_BYTES ? null : body
}

const plain = (status: number, text: string, headers = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
