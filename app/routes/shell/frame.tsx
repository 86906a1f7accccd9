import type { ReactNode } from 'react'
import { href, useLocation, useMatches } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { LiveRegion } from '#app/ui/route-announcer.tsx'
import { useSite } from '#app/ui/site.ts'
import { ImpersonationBanner } from './acting-banner.tsx'
import { useLiveNotifications } from './live-notifications.ts'
import { NotificationBadges } from './notification-badges.tsx'
import { PrimaryMenu } from './primary-menu.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { PublicBar } from './public-bar.tsx'
import { SearchBox } from './search-box.tsx'
import type { ShellData } from './shell-data.server.ts'
import { useOffline } from './use-offline.ts'

/** The frame around every page: bar, content, footer. */
export function Frame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const isPublic = useMatches().some((match) => (match.handle as { isPublic?: boolean })?.isPublic)
  const isSearch = useLocation().pathname === href('/search')
  const { notifications, said } = useLiveNotifications(shell.notifications)
  useOffline(shell.person !== null)
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to main content
      </a>{' '}
      {shell.person?.actingAs && (
        <ImpersonationBanner role={shell.person.actingAs} name={shell.person.name} />
      )}
      <header className="shell-bar">
        <Brand />{' '}
        {shell.menu.length > 0 && <PrimaryMenu menu={shell.menu} playbooks={notifications.playbooks} />}
        {shell.canSearch && !isSearch && <SearchBox />}
        <NotificationBadges notifications={notifications} />
        {shell.person && (
          <ProfileMenu person={shell.person} hasPlaybooks={notifications.playbooks !== undefined} />
        )}
        {isPublic && !shell.person && <PublicBar />}
      </header>
      <main id="content" className="page" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <LiveRegion>{said}</LiveRegion>
    </div>
  )
}

function Brand() {
  const site = useSite()
  return (
    <Link className="brand" to={href('/')}>
      <span className="brand-mark" aria-hidden>
        <Icon name="users" />
      </span>
      <span className="brand-name">{site.name}</span>
    </Link>
  )
}

function Footer() {
  const site = useSite()
  return (
    <footer className="shell-foot">
      <p>{`© ${site.year} ${site.name}`}</p>
      <Link to={href('/help')}>Help</Link> <a href={site.privacyUrl}>Privacy Policy</a>{' '}
      <a href={site.termsUrl}>Terms of Service</a> <a href={`mailto:${site.supportEmail}`}>Contact Support</a>{' '}
      <Link to={href('/appearance')}>Appearance</Link>
    </footer>
  )
}
