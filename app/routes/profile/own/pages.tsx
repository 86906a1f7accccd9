import { useEffect, useRef } from 'react'
import { href, Outlet, useLocation, useMatches } from 'react-router'
import { viewerContext } from '#app/http/request-context.server.ts'
import { Link } from '#app/ui/link.tsx'
import type { Route } from './+types/pages'
import { type OwnPage, ownPages } from './menu.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({ pages: ownPages(context.get(viewerContext)) })

/** The side menu of a member's own pages, except the preview, which looks like what others see. */
export default function OwnPages({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const isPreview = pathname === href('/profile') && new URLSearchParams(search).has('view')
  if (isPreview) return <Outlet />
  return (
    <div className="stack lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <SideMenu pages={loaderData.pages} />
      <div className="own-page">
        <Outlet />
      </div>
    </div>
  )
}

function SideMenu({ pages }: { pages: OwnPage[] }) {
  const nav = useRef<HTMLElement>(null)
  const current = useCurrentPage(pages)
  useEffect(() => {
    if (nav.current && current) showInRow(nav.current, `a[href="${current}"]`)
  }, [current])
  return (
    <nav ref={nav} className="side-menu" aria-label="My profile and account">
      <ul>
        {pages.map(({ to, label }) => (
          <li key={to}>
            <Link className="menu-item" to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The current page, or the one below the current dialog. */
function useCurrentPage(pages: OwnPage[]): string | undefined {
  const { pathname } = useLocation()
  if (useMatches().some(({ id }) => id === 'my-profile')) return href('/profile')
  const shows = (page: string) => `${pathname}/`.startsWith(`${page}/`)
  return pages.find(({ to, beyond = [] }) => (to !== href('/profile') && shows(to)) || beyond.some(shows))?.to
}

/** On phones the menu is a row, longer than they are wide. */
function showInRow(row: HTMLElement, selector: string) {
  const item = row.querySelector(selector)?.getBoundingClientRect()
  const { left, width } = row.getBoundingClientRect()
  if (item) row.scrollLeft += item.left - left - (width - item.width) / 2
}
