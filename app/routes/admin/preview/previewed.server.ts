import type { ResourceSubtype } from '#app/db/generated/enums.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import type { Administered } from '#app/domain/administration/store.server.ts'
import { announcements } from '#app/domain/announcements/administer.server.ts'
import { previewAnnouncement } from '#app/domain/previews/announcement.server.ts'
import { previewResource } from '#app/domain/previews/resource.server.ts'
import { alumniResources, insights, resources } from '#app/domain/resources/administer.server.ts'
import { findSection } from '#app/domain/resources/resource.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { readingOf } from '../../resources/reading.server.ts'

const SUBTYPES = new Map<Kind, ResourceSubtype>([
  [resources, 'RESOURCE'],
  [alumniResources, 'ALUMNI_RESOURCE'],
  [insights, 'MLT_INSIGHT'],
])

export const hasPreview = (kind: Kind) => kind === announcements || SUBTYPES.has(kind)

/** What the viewer would find at the address of the record's own page. */
export async function readPreview(
  viewer: Viewer,
  kind: Kind,
  record: Administered,
  sectionId: number | undefined,
) {
  const subtype = SUBTYPES.get(kind)
  if (!subtype) {
    const announcement = previewAnnouncement(viewer, record)
    return announcement ? { kind: 'announcement' as const, announcement } : { kind: 'hidden' as const }
  }
  const previewed = await previewResource(viewer, subtype, record)
  if (previewed.kind !== 'shown') return previewed
  const { resource } = previewed
  const section = findSection(resource, sectionId) ?? findSection(resource)
  return { kind: 'resource' as const, reading: readingOf(resource, section, false) }
}
