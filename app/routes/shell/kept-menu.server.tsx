import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { MenuEntry } from './menu.ts'

const kept = new Map<string, string>()
const MOST_KEPT = 1_000

/**
 * The markup of a menu's entries: the same for everyone who has them, on all pages that none of them leads to, and on all
 * pages below one. Nothing for an address that is written as none of ours is.
 */
export function menuMarkup(menu: MenuEntry[], pathname: string, entries: ReactNode): string | undefined {
  if (pathname !== pathname.toLowerCase()) return undefined
  const key = JSON.stringify([menu, linksTo(pathname, menu)])
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const markup = renderToString(<StaticRouter location={pathname}>{entries}</StaticRouter>)
  kept.set(key, markup)
  return markup
}

/** The links that are shown as current on a page. */
function linksTo(pathname: string, menu: MenuEntry[]): string[] {
  return menu
    .flatMap((entry) => ('items' in entry ? entry.items : entry))
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
}
