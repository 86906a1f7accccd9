import { NavLink, useLocation } from 'react-router'
import type { Notifications } from '#app/domain/notifications/notifications.server.ts'
import { useClosingDetails } from '#app/ui/closing-details.ts'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { MenuEntry, MenuLink } from './menu.ts'
import { PlaybookPicker } from './playbook-picker.tsx'

type Props = { menu: MenuEntry[]; playbooks: Notifications['playbooks'] }

/** One menu: a drawer on small screens, the bar itself on wide ones. */
export function PrimaryMenu({ menu, playbooks }: Props) {
  const drawer = useClosingDetails()
  return (
    <details className="shell-nav" ref={drawer}>
      <summary className="btn btn-quiet">
        <Icon name="menu" />
        <span className="max-sm:sr-only">Menu</span>
      </summary>
      <nav aria-label="Primary">
        <ul>
          {menu.map((entry) => (
            <li key={entry.label}>{'items' in entry ? <Group {...entry} /> : <Entry {...entry} />}</li>
          ))}
          {playbooks && (
            <li className="drawer-only">
              <PlaybookPicker playbooks={playbooks} />
            </li>
          )}
        </ul>
      </nav>
    </details>
  )
}

function Entry({ label, to }: MenuLink) {
  return (
    <NavLink className="nav-link" to={to}>
      {label}
    </NavLink>
  )
}

function Group({ label, items }: { label: string; items: MenuLink[] }) {
  const { pathname } = useLocation()
  const current = items.some((item) => pathname === item.to || pathname.startsWith(`${item.to}/`))
  return (
    <DisclosureMenu
      group="primary"
      align="start"
      label={
        <>
          {label} <Icon name="chevron-down" />
        </>
      }
      menuClassName={current ? 'is-current' : undefined}
    >
      <ul>
        {items.map((item) => (
          <li key={item.label}>
            <NavLink className="menu-item" to={item.to}>
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </DisclosureMenu>
  )
}
