import { createContext } from 'react-router'
import type { EventSession } from '#app/domain/event-sessions/session.server.ts'
import { listSpeakers } from '#app/domain/event-sessions/speakers.server.ts'
import { timeOfSession } from '#app/domain/events/session-time.ts'
import type { PartnerParticipation } from '#app/domain/partner-events/participation.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'

export type OpenSession = {
  session: EventSession
  /** The address of its page. */
  page: string
  /** On the dashboard of a partner: that partner at the event. */
  participation: PartnerParticipation | null
}

/** The session that the address names, found once for all that the request asks below it. Whoever gets there may open it. */
export const openSessionContext = createContext<OpenSession>()

/** What the page of a session shows above its attendees. */
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
