import { Prisma } from '#app/db/generated/client.ts'
import { FileType } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { announcedTo } from '../announcements/audience.server.ts'
import { inRegistry } from '../businesses/in-registry.server.ts'
import { eventOpenTo } from '../events/access.server.ts'
import { insightEvent } from '../events/insight-events.server.ts'
import { inLibrary } from '../events/library-where.server.ts'
import { isPartner } from '../organizations/scope.server.ts'
import { readableResource } from '../resources/readable.server.ts'
import {
  canSeePartners,
  canUseAnnouncements,
  canUseEvents,
  canUseInsights,
  mustOnboard,
} from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { readContent } from './content.server.ts'
import { editableBy } from './scope.server.ts'
import { asLogo, inAnnouncement, inResource, onEvent } from './uses.server.ts'

const Found = z.strictObject({ key: z.string(), name: z.string(), type: z.enum(FileType) })

/**
 * The file for whoever may see something that shows it now, and for its editors; null for everyone else. Without a
 * session, that is the logo of a business in the registry. One query.
 */
export async function findFile(viewer: Viewer | null, key: string) {
  if (!/^[0-9a-f]{32}$/.test(key)) return null
  const [file] = await query(Found)`
    SELECT f.key, f.name, f.type::text FROM "StoredFile" f WHERE f.key = ${key} AND ${shownTo(viewer)}`
  const content = file && (await readContent(file))
  return content ? { ...file, content } : null
}

function shownTo(viewer: Viewer | null): Prisma.Sql {
  const onBusiness = Prisma.sql`EXISTS (SELECT 1 FROM "Organization" o 
    WHERE ${asLogo} AND ${inRegistry})`
  const others = viewer && viewer.currentRole !== null && !mustOnboard(viewer) ? shownToMember(viewer) : []
  const own = viewer ? [editableBy(viewer)] : []
  return Prisma.sql`(${Prisma.join([...own, onBusiness, ...others], ' OR ')})`
}

/** SQL on an event row `e`: its page or one of its cards is shown to the viewer. */
function seesEvent(viewer: Viewer): Prisma.Sql {
  const ways = [
    eventOpenTo(viewer),
    ...(canUseEvents(viewer) ? [inLibrary] : []),
    ...(canUseInsights(viewer) ? [insightEvent] : []),
  ]
  return Prisma.sql`(${Prisma.join(
    ways.map((way) => Prisma.sql`(${way})`),
    ' OR ',
  )})`
}

function shownToMember(viewer: Viewer): Prisma.Sql[] {
  return [
    Prisma.sql`EXISTS (SELECT 1 FROM "Organization" o JOIN "_businessAlumni" b ON b."A" = o.id
      WHERE b."B" = ${viewer.id} AND o."isBusiness" AND o."archivedAt" IS NULL AND ${asLogo})`,
    Prisma.sql`EXISTS (SELECT 1 FROM "Event" e WHERE ${onEvent} AND ${seesEvent(viewer)})`,
    Prisma.sql`EXISTS (SELECT 1 FROM "Resource" r WHERE ${inResource} AND ${readableResource(viewer)})`,
    ...(canUseAnnouncements(viewer)
      ? [
          Prisma.sql`EXISTS (SELECT 1 FROM "Announcement" a WHERE ${inAnnouncement} AND ${announcedTo(viewer)})`,
        ]
      : []),
    ...(canSeePartners(viewer)
      ? [Prisma.sql`EXISTS (SELECT 1 FROM "Organization" o WHERE ${asLogo} AND ${isPartner})`]
      : []),
  ]
}
