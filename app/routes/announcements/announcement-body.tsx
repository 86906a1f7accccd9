import { href } from 'react-router'
import type { Announcement } from '#app/domain/announcements/announcement.server.ts'
import { StatusChip } from '#app/ui/chip.tsx'
import { TimeAgo } from '#app/ui/time-ago.tsx'
import { ActivityContent } from '../activities/activity-content.tsx'
import { SeenForm } from '../seen-marks/seen-form.tsx'

type Props = { announcement: Announcement; isNew: boolean }

/** The content below an announcement's name, in the list and on its own page. */
export function AnnouncementBody({ announcement, isNew }: Props) {
  const { id, name, pinned, publishedAt, ago, time, content } = announcement
  return (
    <>
      <p className="cluster gap-y-1.5">
        <TimeAgo moment={publishedAt} ago={ago} exact={time} />
        {pinned && (
          <StatusChip tone="primary" icon="pin">
            Pinned
          </StatusChip>
        )}
        {isNew && (
          <>
            {' '}
            <span className="chip tone-warning">New</span>
          </>
        )}
      </p>
      <ActivityContent content={content} />
      <SeenForm
        action={href('/endpoints/announcements/viewed')}
        ids={announcement.isNew ? [id] : []}
        of={name}
      />
    </>
  )
}
