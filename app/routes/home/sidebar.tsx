import type { AnnouncementLine } from '#app/domain/announcements/latest.server.ts'
import type { ExternalLink, Links } from '#app/domain/links/links.server.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'
import { Nothing, Section } from './section.tsx'

type Props = { announcements: AnnouncementLine[] | null; links: Links }

export function Sidebar({ announcements, links }: Props) {
  return (
    <aside aria-label="News and links" className="stack gap-8">
      {announcements && <Announcements announcements={announcements} />}
      <LinkList id="slack" title="Discussion on Slack" icon="message-square" links={links.slack} />
      <LinkList id="links" title="Useful Links" icon="link" links={links.other} />
    </aside>
  )
}

function Announcements({ announcements }: { announcements: AnnouncementLine[] }) {
  return (
    <Section id="announcements" title="Announcements">
      {announcements.length > 0 ? (
        <ul className="side-list">
          {announcements.map(({ id, name, pinned, updated }) => (
            <li key={id}>
              <p className="font-semibold">
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-muted">{pinned ? `Pinned · ${updated}` : updated}</p>
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
