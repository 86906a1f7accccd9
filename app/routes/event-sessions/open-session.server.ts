import { createContext } from 'react-router'
import type { EventSession } from '#app/domain/event-sessions/session.server.ts'
import { listSpeakers } from '#app/domain/event-sessions/speakers.server.ts'
import { timeOfSession } from '#app/domain/events/session-time.ts'
import type { PartnerParticipation } from '#app/domain/partner-events/participation.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'

export type OpenSession = {
  session: EventSession
  /** The URL of its page. */
  page: string
  /** On a partner's dashboard: that partner's participation in the event. */
  participation: PartnerParticipation | null
}

/** The session in the URL, read once for everything a request needs below it. Viewers who get there may open it. */
export const openSessionContext = createContext<OpenSession>()

/** The facts above the attendees on a session's page. */
export async function sessionPageData(viewer: Viewer, { session, page }: OpenSession) {
  const { timezone } = session.event
  return {
    session,
    page,
    time: timeOfSession(session, timezone, viewer.timeZone ?? timezone),
    speakers: await listSpeakers(viewer, session.id),
  }
}

export type SessionPageData = Awaited<ReturnType<typeof sessionPageData>>
