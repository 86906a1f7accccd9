// @one-database: how an address is read is decided above the database.
/** The same list by other spellings of its address, as mail programs, other sites and people write them. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { fetch, signIn, visit } from '../support/app.ts'

const LISTS: [address: string, as: DemoAccount][] = [
  ['/directory?search=a', 'alumni'],
  ['/events?viewAll=true', 'alumni'],
  ['/questions?search=a', 'alumni'],
  ['/resources?search=a', 'fellow'],
  ['/volunteer?search=a', 'alumni'],
  ['/careers/job-board?search=a', 'alumni'],
  ['/partner-hub?search=a', 'alumni'],
  ['/regional-hub?search=a', 'alumni'],
  ['/alumni-business-registry?search=a', 'alumni'],
  ['/alumni-resources?search=a', 'alumni'],
  ['/mlt-insight/resources?search=a', 'alumni'],
  ['/partner-management/my-partners?search=a', 'event-manager'],
  ['/partner-management/events?search=a', 'event-manager'],
  ['/partner-management/action-items?mltStatus=overdue', 'event-manager'],
  ['/admin/members?search=a', 'admin'],
  ['/admin/events?search=a', 'admin'],
  ['/admin/opportunities?search=a', 'admin'],
  ['/help?search=a', 'alumni'],
]

const SPELLINGS: [what: string, spell: (path: string, query: string) => string][] = [
  ['a slash at its end', (path, query) => `${path}/?${query}`],
  [
    'a path that begins in capitals',
    (path, query) => `${path.replace(/^\/[^/]+/, (first) => first.toUpperCase())}?${query}`,
  ],
  ['an encoded letter in its path', (path, query) => `${path.replace('e', '%65')}?${query}`],
  [
    'an encoded letter in a name',
    (path, query) => `${path}?%${query.charCodeAt(0).toString(16)}${query.slice(1)}`,
  ],
  [
    'an encoded letter in lower case',
    (path, query) =>
      `${path}?${query.replace('=', '=').replace(/.$/, (it) => `%${it.charCodeAt(0).toString(16)}`)}`,
  ],
  ['an empty query before it', (path, query) => `${path}?&&${query}`],
  ['an empty query behind it', (path, query) => `${path}?${query}&`],
  ['a name without a value', (path, query) => `${path}?${query}&page`],
  ['an empty page', (path, query) => `${path}?${query}&page=`],
  ['the first page', (path, query) => `${path}?page=1&${query}`],
  ['page zero', (path, query) => `${path}?page=0&${query}`],
  ['a page in words', (path, query) => `${path}?page=one&${query}`],
  ['a page in other digits', (path, query) => `${path}?page=%D9%A1&${query}`],
  ['a negative page', (path, query) => `${path}?page=-1&${query}`],
  ['an unknown order', (path, query) => `${path}?sort=upside-down&${query}`],
  ['an empty order', (path, query) => `${path}?sort=&${query}`],
  ['names that no page reads', (path, query) => `${path}?utm_source=mail&fbclid=x&${query}&gclid=y`],
  ['names in brackets', (path, query) => `${path}?${query}&search[]=zzzz&tagIds[0]=1`],
  ['names in capitals', (path, query) => `${path}?${query}&SEARCH=zzzz&Sort=recent`],
  ['the same twice', (path, query) => `${path}?${query}&${query}`],
  ['blanks around what is searched', (path, query) => `${path}?${query.replace(/=a$/, '=+a%20')}`],
  ['signs that no one sees', (path, query) => `${path}?${query.replace(/=a$/, '=%E2%80%8Ba%E2%80%8F')}`],
  ['what is searched in capitals', (path, query) => `${path}?${query.replace(/=a$/, '=A')}`],
  ['what is searched with an accent', (path, query) => `${path}?${query.replace(/=a$/, '=%C3%A1')}`],
  ['ids that aren’t any', (path, query) => `${path}?${query}&tagIds=&tagIds=x&tagIds=-1&programIds=1e9`],
  ['half an escape', (path, query) => `${path}?${query}&x=%`],
  ['an escape of no character', (path, query) => `${path}?${query}&x=%FF%FE`],
]

const sessions = new Map<DemoAccount, string>()
beforeAll(async () => {
  for (const [, as] of LISTS) sessions.set(as, await signIn(as))
})

/** How many a list says that it has, and its first links. */
async function listed(address: string, as: DemoAccount) {
  const { status, page } = await visit(address, { cookie: sessions.get(as) })
  const links = page.root.querySelectorAll('main h2 a, main h3 a, main tbody a, main .list a')
  return {
    status,
    count: page.has('#count') ? page.text('#count') : '',
    links: links.map((it) => it.text).slice(0, 9),
  }
}

describe.each(LISTS)('%s', (address, as) => {
  const [path = '', query = ''] = address.split('?')

  test('is the same list by any other spelling', async () => {
    const own = await listed(address, as)
    expect(own.status).toBe(200)
    expect(own.count + own.links.join()).not.toBe('')
    const others: unknown[] = []
    for (const [what, spell] of SPELLINGS) {
      const other = await listed(spell(path, query), as)
      if (JSON.stringify(other) !== JSON.stringify(own)) others.push([what, other, own])
    }
    expect(others).toEqual([])
  })

  test('is no other page by a spelling that isn’t its own', async () => {
    const wrong = [
      `${path}x`,
      `${path}/x/y/z`,
      `${path}%00`,
      `${path}%2F`,
      `${path};a=b`,
      `${path}.`,
      `${path}%20`,
      `${path}/..%2f..`,
    ]
    for (const other of wrong) {
      const { status } = await fetch(other, { cookie: sessions.get(as) })
      expect([302, 303, 404], other).toContain(status)
    }
  })
})
