import { renderToString } from 'react-dom/server'
import { NavLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { menuMarkup } from '#app/routes/shell/kept-menu.server.tsx'
import { type PageFacts, PageFactsContext } from '#app/routes/shell/page-facts.ts'
import { PrimaryMenu } from '#app/routes/shell/primary-menu.tsx'

const menu = [
  { label: 'Home', to: '/' },
  {
    label: 'Community',
    items: [
      { label: 'Directory', to: '/directory' },
      { label: 'Hub', to: '/regional-hub' },
    ],
  },
  { label: 'Partner Hub', to: '/partner-hub' },
]
const shorter = menu.slice(1)

const made = (entries: typeof menu, pathname: string, facts: PageFacts) =>
  renderToString(
    <PageFactsContext value={facts}>
      <StaticRouter location={pathname}>
        <PrimaryMenu menu={entries} playbooks={undefined} />
        <NavLink to="next">What follows knows its page</NavLink>
      </StaticRouter>
    </PageFactsContext>,
  )

test('a menu’s entries are those of the page, whatever was asked before', () => {
  const addresses = [
    ...['/', '/profile/1', '/messages', '/directory', '/directory/', '/directory/map', '/directoryx'],
    ...['/regional-hub/1', '/partner-hub', '/partner-hubs', '//directory', '/none', '/directory%20'],
  ]
  for (const pathname of [...addresses, ...addresses.toReversed()]) {
    for (const entries of [menu, shorter]) {
      expect(made(entries, pathname, { menuMarkup }), pathname).toBe(made(entries, pathname, {}))
    }
  }
})

test('an entry is made once for all pages that show the same', () => {
  const once = [{ label: 'Once', to: '/once' }]
  expect(menuMarkup(once, '/messages', 'first')).toBe('first')
  expect(menuMarkup(once, '/profile/1', 'second')).toBe('first')
  expect(menuMarkup(once, '/once/1', 'third')).toBe('third')
})

test('an address in capitals has none that is kept', () => {
  expect(menuMarkup(menu, '/Directory', 'entries')).toBeUndefined()
})
