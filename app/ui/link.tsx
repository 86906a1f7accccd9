import type { ComponentProps, ReactNode } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'

/** Paths that lead to where they say, from whatever page. */
const ABSOLUTE = /^(?:\/|(?:\/[\w%-]+)+(?:\?[\w&=+%-]*)?)$/

/** What a browser does with a link, which its markup doesn't tell. */
type OfBrowser =
  | 'reloadDocument'
  | 'replace'
  | 'state'
  | 'preventScrollReset'
  | 'viewTransition'
  | 'defaultShouldRevalidate'

/**
 * The router's link. On the server that finds out for each by itself where it leads, as if it depended on the page, and
 * gets ready to be clicked: a fifth of the work of rendering a page of many.
 */
export const Link: (props: ComponentProps<typeof RouterLink>) => ReactNode = import.meta.env.SSR
  ? ServerLink
  : RouterLink

function ServerLink(props: LinkProps) {
  const { to, target, relative, mask, prefetch, discover, ...rest } = props
  const isPlain = typeof to === 'string' && ABSOLUTE.test(to)
  if (!isPlain || relative || mask || prefetch || discover) return <RouterLink {...props} />
  return <a {...withoutBehavior(rest)} href={to} target={target} data-discover="true" />
}

function withoutBehavior({
  reloadDocument: _reload,
  replace: _replace,
  state: _state,
  preventScrollReset: _reset,
  viewTransition: _transition,
  defaultShouldRevalidate: _revalidate,
  ...attributes
}: Omit<LinkProps, 'to'>): Omit<LinkProps, 'to' | OfBrowser> {
  return attributes
}
