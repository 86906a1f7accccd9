/** The door of a session, as its pages and their script ask it. */
import { post } from './administration.ts'
import { type Asking, db } from './app.ts'

export const manager = { as: 'event-manager' } as const satisfies Asking

type Door = { eventId: number; sessionId: number }

export const doorOf = ({ eventId, sessionId }: Door) => `/admin/events/${eventId}/check-in/${sessionId}`

/** A tap on the page itself, as without script. */
export const tap = (
  door: Door,
  userId: number,
  button: 'here' | 'absent' = 'here',
  asking: Asking = manager,
) => post(doorOf(door), { [button]: String(userId) }, asking)

/** A tap that a browser has kept for that many seconds. */
export async function keptTap(
  { eventId, sessionId }: Door,
  userId: number,
  { here = true, secondsAgo = 0, asking = manager as Asking } = {},
): Promise<string> {
  const response = await post(
    '/endpoints/check-in',
    {
      eventId: String(eventId),
      sessionId: String(sessionId),
      userId: String(userId),
      here: String(here),
      ago: String(secondsAgo * 1000),
    },
    asking,
  )
  return ((await response.json()) as { kind: string }).kind
}

/** What is stored of someone at a session. */
export const presenceOf = (sessionId: number, userId: number) =>
  db().fellowAttendeeSession.findUniqueOrThrow({ where: { sessionId_userId: { sessionId, userId } } })
