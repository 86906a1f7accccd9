import { href } from 'react-router'
import type { AnnouncementLine } from '#app/domain/announcements/latest.server.ts'
import type { ExternalLink, Links } from '#app/domain/links/links.server.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import type { Failed } from '#app/values/or-failed.ts'
import { Nothing, Section } from './section.tsx'

type Props = { announcements: AnnouncementLine[] | Failed | null; links: Links | Failed }

export function Sidebar({ announcements, links }: Props) {
  return (
    <aside aria-label="News and links" className="stack gap-8">
      {announcements && <Announcements announcements={announcements} />}
      {links === 'failed' ? (
        <Section id="links" title="Useful Links">
          <FailedList />
        </Section>
      ) : (
        <>
          <LinkList id="slack" title="Discussion on Slack" icon="message-square" links={links.slack} />
          <LinkList id="links" title="Useful Links" icon="link" links={links.other} />
        </>
      )}
    </aside>
  )
}

function Announcements({ announcements }: { announcements: AnnouncementLine[] | Failed }) {
  const all = { to: href('/announcements'), label: 'See all', of: 'announcements' }
  return (
    <Section id="announcements" title="Announcements" all={all}>
      {announcements === 'failed' ? (
        <FailedList />
      ) : announcements.length > 0 ? (
        <ul className="side-list">
          {announcements.map(({ id, name, pinned, isNew, publishedOn }) => (
            <li key={id}>
              <Link to={href('/announcements/:announcementId', { announcementId: String(id) })}>
                <bdi>{name}</bdi>
              </Link>
              <p className="flex items-center gap-1.5 text-sm text-muted">
                {publishedOn}
                {pinned && (
                  <>
                    {' · '}
                    <Icon name="pin" />
                    Pinned
                  </>
                )}
                {isNew && (
                  <>
                    {' · '}
                    <span className="font-semibold text-accent">New</span>
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <Nothing title="No new announcements" />
      )}
    </Section>
  )
}

type LinkListProps = { id: string; title: string; icon: IconName; links: ExternalLink[] }

function LinkList({ id, title, icon, links }: LinkListProps) {
  if (links.length === 0) return null
  return (
    <Section id={id} title={title}>
      <ul className="side-list">
        {links.map((link) => (
          <li key={link.id}>
            <OutsideLink to={link.url}>
              <Icon name={icon} />
              <bdi>{link.label}</bdi>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
