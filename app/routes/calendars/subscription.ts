import { createHash } from 'node:crypto'
import { CALENDAR_TYPE, calendarFile } from '#app/domain/calendars/calendar-file.server.ts'
import { calendarOf, calendarOwner } from '#app/domain/calendars/subscription.server.ts'
import { consume, type Use } from '#app/domain/rate-limits/rate-limits.server.ts'
import { isKnownVersion } from '#app/http/negotiation.ts'
import { factsOf } from '#app/http/request-context.server.ts'
import { tooMany } from '#app/http/too-many.server.ts'
import { settings } from '#app/settings.server.ts'
import type { Route } from './+types/subscription'

/** The agenda of the fellow who created this link, for programs that poll it: no session is involved. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const owner = await calendarOwner(params.secret)
  const use = await (owner === null
    ? consume('unknownCalendarsByAddress', factsOf(context).clientAddress)
    : consume('calendarsBySubscription', String(owner)))
  if (!use.allowed) return later(use)
  if (owner === null) return new Response('This calendar link isn’t active.', { status: 404 })
  return answer(request, calendarFile(`${settings().APP_NAME}: My agenda`, await calendarOf(owner)))
}

const later = ({ seconds }: Extract<Use, { allowed: false }>) =>
  new Response('Too many requests. Try again later.', tooMany(seconds))

/**
 * A program that already has this exact calendar gets a 304, even if a compressing proxy weakened the tag. Shared
 * caches may not store it.
 */
function answer(request: Request, calendar: string): Response {
  const version = `"${createHash('sha256').update(calendar).digest('base64url')}"`
  const headers = { ETag: version, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
  if (isKnownVersion(request.headers.get('if-none-match'), version))
    return new Response(null, { status: 304, headers })
  return new Response(calendar, { headers: { ...headers, 'Content-Type': CALENDAR_TYPE } })
}
