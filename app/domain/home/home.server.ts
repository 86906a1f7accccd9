import { orFailed } from '#app/values/or-failed.ts'
import { latestAnnouncements } from '../announcements/latest.server.ts'
import { newestMembers } from '../directory/newest.server.ts'
import { nextEvents } from '../events/library.server.ts'
import { linksFor } from '../links/links.server.ts'
import { readSummary } from '../members/summary.server.ts'
import { firstAlumniResources } from '../resources/alumni-resources.server.ts'
import { canUseAlumniResources, canUseAnnouncements, canUseEvents } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { readNext } from './next.server.ts'
import { readPartnerWork } from './partner-work.server.ts'

const EVENTS = 3
const MEMBERS = 3
const RESOURCES = 6
const ANNOUNCEMENTS = 3

/**
 * The viewer's home, in up to eight queries. Sections that aren't for the viewer are null and never read. The members are
 * null for viewers whose own profile is hidden. A section that can't be read fails alone.
 */
export async function readHome(viewer: Viewer, onFailure: (error: unknown) => void) {
  const section = orFailed(onFailure)
  const [person, next, work, events, members, resources, announcements, links] = await Promise.all([
    section(readSummary(viewer)),
    section(readNext(viewer)),
    section(readPartnerWork(viewer)),
    canUseEvents(viewer) ? section(nextEvents(viewer, EVENTS)) : null,
    viewer.hiddenProfile ? null : section(newestMembers(viewer, MEMBERS)),
    canUseAlumniResources(viewer) ? section(firstAlumniResources(viewer, RESOURCES)) : null,
    canUseAnnouncements(viewer) ? section(latestAnnouncements(viewer, ANNOUNCEMENTS)) : null,
    section(linksFor(viewer)),
  ])
  return { person, next, work, events, members, resources, announcements, links }
}
