import { href, NavLink, Outlet, useLocation } from 'react-router'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/pages'
import { type OwnPage, ownPages } from './menu.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ pages: ownPages(context.get(viewerContext)) })

/** The side menu beside every page about oneself, but the preview, which looks like what others see. */
export default function OwnPages({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const isPreview = pathname === href('/profile') && new URLSearchParams(search).has('view')
  if (isPreview) return <Outlet />
  return (
    <div className="own-pages">
      <SideMenu pages={loaderData.pages} />
      <div className="own-page">
        <Outlet />
      </div>
    </div>
  )
}

function SideMenu({ pages }: { pages: OwnPage[] }) {
  return (
    <nav className="side-menu" aria-label="My profile and account">
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink className="menu-item" to={to} end={to === href('/profile')}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
