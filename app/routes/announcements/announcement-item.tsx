import { href } from 'react-router'
import type { Announcement } from '#app/domain/announcements/announcement.server.ts'
import { Link } from '#app/ui/link.tsx'
import { AnnouncementBody } from './announcement-body.tsx'

type Props = { announcement: Announcement; isNew: boolean }

export function AnnouncementItem({ announcement, isNew }: Props) {
  return (
    <article className="card announcement" data-unseen={announcement.isNew ? announcement.id : undefined}>
      <h3>
        <Link to={href('/announcements/:announcementId', { announcementId: String(announcement.id) })}>
          <bdi>{announcement.name}</bdi>
        </Link>
      </h3>
      <AnnouncementBody announcement={announcement} isNew={isNew} />
    </article>
  )
}
