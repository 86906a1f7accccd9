import { href, NavLink } from 'react-router'
import type { NotificationEntry } from '#app/domain/notifications/notifications.server.ts'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { Icon } from '#app/ui/icon.tsx'

type Props = { playbooks: { count: number; entries: NotificationEntry[] } }

/** For the drawer: the newest playbooks, a link to all of them if there are more, and one to start another. */
export function PlaybookPicker({ playbooks: { count, entries } }: Props) {
  return (
    <DisclosureMenu
      group="primary"
      align="start"
      label={
        <>
          Playbooks <Icon name="chevron-down" />
        </>
      }
    >
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id}>
            <NavLink className="menu-item" to={href('/playbooks/:playbookId', { playbookId: String(id) })}>
              <bdi>{name}</bdi>
            </NavLink>
          </li>
        ))}
        {count > entries.length && (
          <li>
            <NavLink className="menu-item" to={href('/playbooks')} end>
              See all playbooks
            </NavLink>
          </li>
        )}
        <li>
          <NavLink className="menu-item" to={href('/playbooks/onboarding/:section?')}>
            <Icon name="plus" />
            Add a New Playbook
          </NavLink>
        </li>
      </ul>
    </DisclosureMenu>
  )
}
