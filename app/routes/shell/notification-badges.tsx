import type { ReactNode } from 'react'
import { href, type LinkProps } from 'react-router'
import type {
  NotificationEntry,
  NotificationKind,
  Notifications,
} from '#app/domain/notifications/notifications.server.ts'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { MemberName } from '#app/ui/member-mention.tsx'

type Badge = {
  kind: NotificationKind
  label: string
  icon: IconName
  page: LinkProps['to']
  all: string
  empty: string
  to: (id: number) => string
  says: (entry: NotificationEntry) => ReactNode
}

const BADGES: Badge[] = [
  {
    kind: 'kudos',
    label: 'Kudos',
    icon: 'award',
    page: href('/kudos'),
    all: 'See all kudos',
    empty: 'No new kudos',
    to: () => href('/kudos'),
    says: ({ name }) => (
      <>
        <MemberName name={name} /> gave Kudos on your Reply
      </>
    ),
  },
  {
    kind: 'conversations',
    label: 'Messages',
    icon: 'message-square',
    page: href('/messages'),
    all: 'See all messages',
    empty: 'No new conversations',
    to: (id) => `${href('/messages')}?conversationId=${id}`,
    says: ({ name }) => <MemberName name={name} />,
  },
  {
    kind: 'announcements',
    label: 'Announcements',
    icon: 'megaphone',
    page: href('/announcements'),
    all: 'See all announcements',
    empty: 'No new announcements',
    to: (id) => href('/announcements/:announcementId', { announcementId: String(id) }),
    says: ({ name }) => <bdi>{name}</bdi>,
  },
]

/** The secondary bar: what is new, each kind behind a count. */
export function NotificationBadges({ notifications }: { notifications: Notifications }) {
  const shown = BADGES.flatMap((badge) => {
    const own = notifications[badge.kind]
    return own ? [{ ...badge, ...own }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="badges" aria-label="Notifications">
      {shown.map((badge) => (
        <li key={badge.kind}>
          <NotificationBadge {...badge} />
        </li>
      ))}
    </ul>
  )
}

const COUNT_MAX = 99

function NotificationBadge({
  kind,
  label,
  icon,
  count,
  entries,
  ...badge
}: Badge & NonNullable<Notifications[NotificationKind]>) {
  return (
    <DisclosureMenu
      group="bar"
      menuClassName={`badge badge-${kind}`}
      label={
        <>
          <Icon name={icon} />
          <span className="sr-only">
            {label}: {count} new
          </span>
          {count > 0 && (
            <span
              aria-hidden
              className="badge-count"
              data-count={count > COUNT_MAX ? `${COUNT_MAX}+` : count}
            />
          )}
        </>
      }
    >
      {entries.length > 0 ? (
        <ul className="badge-entries">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link className="menu-item" to={badge.to(entry.id)}>
                <span>{badge.says(entry)}</span> <small>{entry.ago}</small>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="px-3 py-2.5 text-muted">{badge.empty}</p>
      )}
      <Link className="menu-item badge-all" to={badge.page}>
        {badge.all}
      </Link>
    </DisclosureMenu>
  )
}
