import type { ReactNode } from 'react'
import { Form, href, useLocation } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useSite } from '#app/ui/site.ts'
import { tabMemory } from '#app/ui/tab-memory.ts'
import { ownSearch } from '#app/values/own-search.ts'
import { AuthorField } from './author-field.tsx'
import type { ShellData } from './shell-data.server.ts'

type Props = { person: NonNullable<ShellData['person']>; hasPlaybooks: boolean }

export function ProfileMenu({ person, hasPlaybooks }: Props) {
  const site = useSite()
  return (
    <DisclosureMenu
      group="bar"
      label={
        <>
          <span className="sr-only">Profile menu for {person.name}</span>
          <Avatar name={person.name} src={person.image} size="sm" />
          <Icon name="chevron-down" className="max-sm:hidden" />
        </>
      }
    >
      <ul>
        <li className="px-3 py-2 text-sm text-muted">
          Signed in as <bdi className="font-semibold">{person.name}</bdi>
        </li>
        {person.pages.map(({ to, label, icon }) => (
          <Entry key={to} to={to} icon={icon}>
            {label}
          </Entry>
        ))}
        {hasPlaybooks && (
          <Entry to={href('/playbooks')} icon="book-open">
            Playbooks
          </Entry>
        )}
        <li>
          <a className="menu-item" href={`mailto:${site.supportEmail}?subject=Feedback`}>
            <Icon name="mail" />
            Feedback
          </a>
        </li>
        {person.canSwitchRole && <SwitchRole />}
        <li>
          <Form method="post" action={href('/auth/logout')} onSubmit={tabMemory.forgetAll}>
            <button type="submit" className="menu-item">
              <Icon name="log-out" />
              Logout
            </button>
          </Form>
        </li>
      </ul>
    </DisclosureMenu>
  )
}

function Entry({ to, icon, children }: { to: string; icon: IconName; children: ReactNode }) {
  return (
    <li>
      <Link className="menu-item" to={to}>
        <Icon name={icon} />
        {children}
      </Link>
    </li>
  )
}

function SwitchRole() {
  const { pathname, search } = useLocation()
  return (
    <li>
      <Form method="post" action={href('/auth/switch-role')}>
        <AuthorField />
        <input type="hidden" name="redirect" value={pathname + ownSearch(search)} />
        <button type="submit" className="menu-item">
          <Icon name="switch" />
          Switch role
        </button>
      </Form>
    </li>
  )
}
