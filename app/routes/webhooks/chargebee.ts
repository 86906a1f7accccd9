import { isProvider, isWebhookOpen, receiveEvent } from '#app/domain/subscriptions/webhook.server.ts'
import { log } from '#app/http/log.server.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { smallBody } from '#app/http/small-body.server.ts'
import type { Route } from './+types/chargebee'

/** Subscription events are a few thousand bytes long. */
const MAX_BYTES = 256 * 1024

/** Events are posted. Without credentials for them the URL is not found. */
export function loader() {
  return isWebhookOpen() ? plain(405, 'Method not allowed', { Allow: 'POST' }) : plain(404, 'Not found')
}

/**
 * The billing provider's webhook. It has no session; its own credentials are checked before anything else. The provider
 * repeats any event that doesn't get a 200, for several days.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isWebhookOpen()) return plain(404, 'Not found')
  if (!isProvider(request.headers.get('authorization')))
    return plain(401, 'Unauthorized', { 'WWW-Authenticate': 'Basic' })
  const body = await smallBody(request, MAX_BYTES)
  if (body === null) return plain(413, 'Too large')
  const received = await receiveEvent(body)
  if (received.kind === 'unreadable') return plain(400, 'Not an event')
  if (received.kind === 'received') return plain(200, 'ok')
  log.error(
    { requestId: factsOf(context).requestId, err: received.error },
    'billing provider did not respond',
  )
  return plain(503, 'Try again later')
}

const plain = (status: number, text: string, headers = {}) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
