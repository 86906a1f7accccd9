// @one-database: what a page shows where a statement fails is decided above the database.
/** A part of a page that fails, fails alone: each statement of a page fails in turn. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db, signIn, visit } from '../support/app.ts'
import { BADGES, ESSENTIAL, filesOf, statementsOf, withoutStatement } from '../support/failing-statements.ts'

const SAYS_SO = /We couldn’t load this (list|profile)\./

const partnerHub = async () => (await db().organization.findFirstOrThrow({ where: { isPartner: true } })).id
const regionalHub = async () => (await db().regionalHub.findFirstOrThrow()).id

let cookie: string
beforeAll(async () => {
  cookie = await signIn('alumni')
})

test.each([
  ['home', () => '/', 4],
  ['a partner hub', async () => `/partner-hub/${await partnerHub()}`, 3],
  ['a regional hub', async () => `/regional-hub/${await regionalHub()}`, 3],
  ['a profile', () => '/profile/1', 1],
  ['one’s own profile', () => '/profile', 1],
  ['the list of events', () => '/events', 1],
])('%s says which part it could not read, and shows the rest', async (_, address, least) => {
  const path = await address()
  const show = () => visit(path, { cookie })
  const headings = (await show()).page.texts('h2')
  const parts = (await statementsOf(show)).filter(
    (statement) => !filesOf(statement).some((file) => [...ESSENTIAL, BADGES].includes(file)),
  )
  expect(parts.length).toBeGreaterThanOrEqual(least)
  for (const statement of parts) {
    const { status, page } = await withoutStatement(statement, show)
    expect(status, statement).toBe(200)
    expect(page.has('.badges'), statement).toBe(true)
    const isSaid = SAYS_SO.test(page.text('main'))
    // The head of home is the only part without a text of its own.
    if (!isSaid) expect([path, page.text('h1')], statement).toEqual(['/', 'Home'])
    const left = page.texts('h2').filter((heading) => headings.includes(heading))
    if (path === '/' || path.includes('hub')) expect(left.length, statement).toBeGreaterThan(0)
  }
})

describe('badges that can’t be counted', () => {
  const renamed = async (from: string, to: string, work: () => Promise<void>) => {
    await db().$executeRawUnsafe(`ALTER TABLE "${from}" RENAME TO "${to}"`)
    await work().finally(() => db().$executeRawUnsafe(`ALTER TABLE "${to}" RENAME TO "${from}"`))
  }
  const badgesOf = async (address: string) => {
    const { status, page } = await visit(address, { cookie })
    return { status, badges: page.texts('.badges summary, .badges button') }
  }

  test('are left out, of pages and of error pages alike, and the others stay', async () => {
    const whole = (await badgesOf('/events')).badges.length
    await renamed('Kudo', 'KudoGone', async () => {
      for (const [address, expected] of [
        ['/events', 200],
        ['/no/such/page', 404],
      ] as const) {
        const { status, badges } = await badgesOf(address)
        expect([status, badges.length], address).toEqual([expected, whole - 1])
      }
    })
  })
})
