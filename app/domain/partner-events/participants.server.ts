import { Prisma } from '#app/db/generated/client.ts'
import { managedBy } from '../organizations/scope.server.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** SQL on an event row `e`: true when partners may see their invitation. */
export const announced = Prisma.sql`e.published`

/** SQL on an event row `e`: true when partners may see its sessions as well. */
export const agendaAnnounced = Prisma.sql`(${announced} AND NOT e."draftSessions")`

/** Sessions `s` of events `e` that partners may see. */
export const knownSessions = Prisma.sql`
  "EventSession" s JOIN "Event" e ON e.id = s."eventId" AND ${agendaAnnounced}`

/** Participants `p` who may see their event `e`. */
export const knowingParticipants = Prisma.sql`
  "PartnerParticipant" p JOIN "Event" e ON e.id = p."eventId" AND ${announced}`

/**
 * SQL on an event row `e`: its participants `p`, with their organizations `o`, among the partners that the viewer
 * manages.
 */
export const managedParticipants = (viewer: Viewer) => Prisma.sql`
  "PartnerParticipant" p JOIN "Organization" o ON o.id = p."organizationId"
  WHERE p."eventId" = e.id AND ${managedBy(viewer)}`
