import type { ComponentProps } from 'react'
import { renderToString } from 'react-dom/server'
import { Link as RouterLink, StaticRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Link } from '#app/ui/link.tsx'

type Props = ComponentProps<typeof RouterLink>

const markup = (Element: typeof Link, props: Props) =>
  renderToString(
    <StaticRouter location="/directory/map?page=2">
      <Element {...props} />
    </StaticRouter>,
  )

const expectRouters = (props: Props) => expect(markup(Link, props)).toBe(markup(RouterLink, props))

describe('on the server, a link is the router’s own', () => {
  test.each([
    '/',
    '/directory',
    '/directory/',
    '/profile/123',
    '/directory?search=a+b&page=2',
    '/directory?search=%22x%22',
    '/%E7%8E%8B',
    '/王',
    '/a b',
    '/a//b',
    '//example.org/a',
    '/a/../b',
    '/a/./b',
    '/a?b#c',
    '/file.pdf',
    '..',
    '.',
    '',
    'map',
    '?page=3',
    '#top',
    'https://example.org/a?b',
    'mailto:a@example.org',
    { pathname: '/a', search: '?b=c' },
  ])('to %j', (to) => expectRouters({ to }))

  test('with all that it may be told', () => {
    expectRouters({
      to: '/directory',
      className: 'btn',
      id: 'x',
      title: '“T”',
      'aria-current': 'page',
      'data-x': 1,
      target: '_blank',
      rel: 'noopener',
      dir: 'auto',
      hidden: true,
      style: { color: 'red' },
      children: ['a', <b key="b">b</b>, ' ', 1],
      onClick: () => {},
      replace: true,
      state: { a: 1 },
      preventScrollReset: true,
      viewTransition: true,
      reloadDocument: true,
    } as Props)
  })

  test.each([
    { to: '/a', relative: 'path' },
    { to: '/a', discover: 'none' },
    { to: '/a', mask: '/b' },
  ] as Props[])('with %j', expectRouters)
})
