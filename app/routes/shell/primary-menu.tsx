import type { ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { Notifications } from '#app/domain/notifications/notifications.server.ts'
import { useClosingDetails } from '#app/ui/closing-details.ts'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { MenuEntry, MenuLink } from './menu.ts'
import { usePageFacts } from './page-facts.ts'
import { PlaybookPicker } from './playbook-picker.tsx'

type Props = { menu: MenuEntry[]; playbooks: Notifications['playbooks'] }

/** One menu: a drawer on small screens, the bar itself on wide ones. */
export function PrimaryMenu({ menu, playbooks }: Props) {
  const drawer = useClosingDetails()
  const entries = menu.map((entry) => (
    <li key={entry.label}>
      {'items' in entry ? (
        <Group {...entry} />
      ) : (
        <NavLink className="nav-link" to={entry.to}>
          {entry.label}
        </NavLink>
      )}
    </li>
  ))
  return (
    <details className="shell-nav" ref={drawer}>
      <summary className="btn btn-quiet">
        <Icon name="menu" />
        <span className="max-sm:sr-only">Menu</span>
      </summary>
      <nav aria-label="Primary">
        {import.meta.env.SSR && !playbooks ? (
          <KeptList menu={menu}>{entries}</KeptList>
        ) : (
          <ul>
            {entries}
            {playbooks && (
              <li className="drawer-only">
                <PlaybookPicker playbooks={playbooks} />
              </li>
            )}
          </ul>
        )}
      </nav>
    </details>
  )
}

/** On the server. The browser makes the same of it. */
function KeptList({ menu, children }: { menu: MenuEntry[]; children: ReactNode }) {
  const { menuMarkup } = usePageFacts()
  const { pathname } = useLocation()
  const kept = menuMarkup?.(menu, pathname, children)
  // React's own, of these children.
  return kept ? <ul dangerouslySetInnerHTML={{ __html: kept }} /> : <ul>{children}</ul>
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
