import { href } from 'react-router'
import type { PinnedAnnouncement } from '#app/domain/announcements/listing.server.ts'
import { Card, CardLink } from '#app/ui/card.tsx'
import { Carousel } from '#app/ui/carousel.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = { pinned: PinnedAnnouncement[]; count: number }

export function PinnedAnnouncements({ pinned, count }: Props) {
  return (
    <Carousel
      className="carousel-low"
      heading={<h2>Pinned ({count})</h2>}
      items={pinned}
      render={(announcement) => (
        <Card as="article" className="pinned">
          <Icon name="pin" />
          <h3>
            <CardLink
              to={href('/announcements/:announcementId', { announcementId: String(announcement.id) })}
            >
              <bdi className="clamped">{announcement.name}</bdi>
            </CardLink>
          </h3>
          <p className="text-sm text-muted">
            {`${announcement.publishedOn} `}
            {announcement.isNew && <span className="chip tone-warning">New</span>}
          </p>
        </Card>
      )}
    />
  )
}
