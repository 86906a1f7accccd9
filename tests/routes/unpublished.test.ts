// @one-database: what is shown is decided by the same conditions on both.
/** Drafts, what is scheduled and what is archived: none of it is in any page, file or search of a member. */
import { beforeAll, expect, test } from 'vitest'
import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import { accessTable } from '../support/access-table.ts'
import { post } from '../support/administration.ts'
import { db, fetch, signIn } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'

const WORD = 'Canaryquux'

/** Where one of a kind would be found. */
const PLACES: Record<string, (id: number) => string[]> = {
  events: (id) => [
    `/events/${id}`,
    `/events/${id}/calendar.ics`,
    `/events/${id}/agenda.ics`,
    `/partner-dashboard/1/event/${id}`,
  ],
  announcements: (id) => [`/announcements/${id}`],
  resources: (id) => [`/resources/${id}`],
  insights: (id) => [`/mlt-insight/resources/${id}`],
  'alumni-resources': (id) => [`/alumni-resources/${id}`],
  businesses: (id) => [`/alumni-business-registry/${id}`, `/alumni-business-registry/${id}/alumni`],
  opportunities: (id) => [`/volunteer/${id}`],
  'job-postings': () => ['/careers/job-board'],
  'regional-hubs': (id) => [`/regional-hub/${id}`, `/regional-hub/${id}/events`],
}

const SEARCHES = [
  '/search?q=',
  '/endpoints/search?search=',
  '/events?viewAll=true&search=',
  '/resources?search=',
  '/mlt-insight/resources?search=',
  '/mlt-insight/events?search=',
  '/alumni-resources?search=',
  '/regional-hub?search=',
  '/alumni-business-registry?search=',
  '/volunteer?search=',
  '/questions?search=',
].map((search) => search + WORD.toLowerCase())

let addresses: string[]
beforeAll(async () => {
  addresses = [...SEARCHES, ...Object.values(accessTable).map(({ address }) => address)]
  for (const [name, places] of Object.entries(PLACES)) {
    const { table, named, only } = kindNamed(name) ?? {}
    const { Prisma } = await import('#app/db/generated/client.ts')
    const rows = await db().$queryRaw<{ id: number }[]>`
      SELECT r.id FROM ${Prisma.raw(`"${table}"`)} r WHERE ${only ?? Prisma.sql`TRUE`} AND r."archivedAt" IS NULL AND r.published
      ORDER BY r.id LIMIT 3`
    for (const [index, { id }] of rows.entries()) {
      const text = `${WORD} ${name} ${index}`
      await db().$executeRawUnsafe(`UPDATE "${table}" SET "${named}" = $1 WHERE id = $2`, text, id)
      const record = `/admin/${name}/${id}`
      const operation = index === 1 ? 'archive' : 'unpublish'
      expect((await post(`${record}/status`, { operation })).status).toBe(303)
      const later = { date: '2027-01-01', time: '09:00', zone: 'UTC', intent: 'schedule' }
      if (index === 2) expect((await post(`${record}/schedule`, later)).status).toBe(303)
      addresses.push(...places(id))
    }
  }
})

test.each(['fellow', 'partner', 'an alumna', 'a visitor'] as const)(
  '%s reads nothing of it',
  async (reader) => {
    // Somebody who has signed up for nothing, and owns nothing.
    const as = reader === 'an alumna' ? await newcomer({ roles: ['ALUMNI'] }) : reader
    const cookie = as === 'a visitor' ? undefined : await signIn(as)
    const found: string[] = []
    for (const address of new Set(addresses)) {
      const answer = await fetch(address, { cookie })
      const text = [...answer.headers.values(), await answer.text()].join(' ')
      for (const [said] of text.matchAll(/Canaryquux [\w-]+ \d/g)) found.push(`${said} at ${address}`)
    }
    expect(found).toEqual([])
  },
)
