import type { ResourceSubtype } from '#app/db/generated/enums.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import type { Administered } from '#app/domain/administration/store.server.ts'
import { announcements } from '#app/domain/announcements/administer.server.ts'
import { businesses } from '#app/domain/businesses/administer.server.ts'
import { findBusiness } from '#app/domain/businesses/business.server.ts'
import { events } from '#app/domain/events/administer.server.ts'
import { jobPostings } from '#app/domain/job-postings/administer.server.ts'
import { previewPosting } from '#app/domain/job-postings/postings.server.ts'
import { previewAnnouncement } from '#app/domain/previews/announcement.server.ts'
import { previewEvent } from '#app/domain/previews/event.server.ts'
import { previewResource } from '#app/domain/previews/resource.server.ts'
import { regionalHubs } from '#app/domain/regional-hubs/administer.server.ts'
import { findRegionalHub } from '#app/domain/regional-hubs/hub.server.ts'
import { alumniResources, insights, resources } from '#app/domain/resources/administer.server.ts'
import { findSection } from '#app/domain/resources/resource.server.ts'
import { canUseRegionalHubs } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { opportunities } from '#app/domain/volunteering/administer.server.ts'
import { previewOpportunity } from '#app/domain/volunteering/opportunity.server.ts'
import { readingOf } from '../../resources/reading.server.ts'

const DRAFTS = { drafts: true }

const HIDDEN = { kind: 'hidden' } as const

/** What the viewer would find at the address of the record's own page. */
export function readPreview(viewer: Viewer, kind: Kind, record: Administered, sectionId: number | undefined) {
  switch (kind.name) {
    case events.name:
      return shown('event', previewEvent(viewer, record))
    case announcements.name:
      return shown('announcement', previewAnnouncement(viewer, record))
    case resources.name:
      return readResource(viewer, 'RESOURCE', record, sectionId)
    case alumniResources.name:
      return readResource(viewer, 'ALUMNI_RESOURCE', record, sectionId)
    case insights.name:
      return readResource(viewer, 'MLT_INSIGHT', record, sectionId)
    case opportunities.name:
      return shown('opportunity', previewOpportunity(viewer, record.id))
    case jobPostings.name:
      return shown('posting', previewPosting(viewer, record.id))
    case regionalHubs.name:
      return shown('hub', canUseRegionalHubs(viewer) ? findRegionalHub(viewer, record.id, DRAFTS) : null)
    case businesses.name:
      return shown('business', findBusiness(viewer, record.id, DRAFTS))
    default:
      throw new Error(`${kind.name} have no preview`)
  }
}

async function shown<Name extends string, Found>(kind: Name, finding: Promise<Found | null> | Found | null) {
  const found = await finding
  return found === null ? HIDDEN : { kind, found }
}

async function readResource(
  viewer: Viewer,
  subtype: ResourceSubtype,
  record: Administered,
  sectionId: number | undefined,
) {
  const previewed = await previewResource(viewer, subtype, record)
  if (previewed.kind !== 'shown') return previewed
  const { resource } = previewed
  const section = findSection(resource, sectionId) ?? findSection(resource)
  return { kind: 'resource' as const, found: readingOf(resource, section, false) }
}
