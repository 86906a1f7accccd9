import type { Role } from '#app/db/generated/enums.ts'
import { editedActivities } from '../activities/edited.server.ts'
import type { Administered } from '../administration/store.server.ts'
import { type Announcement, toAnnouncement } from '../announcements/announcement.server.ts'
import { isMeantFor } from '../viewer/audience.server.ts'
import { canUseAnnouncements } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

/** The announcement as it is edited, as the viewer would see it; null if it isn't meant for them. */
export function previewAnnouncement(
  viewer: Viewer,
  { id, content, state }: Administered,
): Announcement | null {
  if (!canUseAnnouncements(viewer) || !isMeantFor(viewer, content.audience as Role[])) return null
  const row = {
    id,
    name: String(content.name ?? ''),
    pinned: content.pinned === true,
    isNew: false,
    publishedAt: momentOf(state),
    activities: editedActivities(content),
  }
  return toAnnouncement(viewer, row, 2)
}

/** What isn't published yet is shown as if it were just now. */
export const momentOf = ({ published, publishedAt }: Administered['state']): Date =>
  published && publishedAt ? new Date(publishedAt) : new Date()
