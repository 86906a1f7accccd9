// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
/** What is known of someone who is hidden, or was never verified, finds no one. */
import { beforeAll, expect, test } from 'vitest'
import { db, fetch } from './support/app.ts'
import { newBusiness } from './support/businesses.ts'
import { employment, join, odileMarchand, wenLi } from './support/people.ts'
import { askEachOther } from './support/questions.ts'
import { attendFirstSession } from './support/sessions.ts'

const people = [
  odileMarchand({ lastName: 'Canary-Marchand' }),
  wenLi({
    email: 'canary-unverified@example.org',
    firstName: 'Rafael',
    lastName: 'Canary-Souza',
    emailVerifiedAt: null,
  }),
]
let ids: number[]

beforeAll(async () => {
  const { id: organizationId } = await db().organization.findFirstOrThrow()
  ids = await join(
    ...people.map((person) => ({
      ...person,
      affiliations: [employment(organizationId, person, { title: `${person.firstName} canary-job` })],
    })),
  )
  await newBusiness({ alumni: ids })
  await askEachOther(ids)
  await attendFirstSession(ids)
})

const SEARCHED = [
  '/directory?search=',
  '/directory?matchAll=true&sort=recent&search=',
  '/search?q=',
  '/endpoints/search?search=',
  '/questions?search=',
  '/messages?search=',
  '/alumni-business-registry?search=',
  '/alumni-resources?search=',
  '/resources?search=',
  '/events?viewAll=true&search=',
  '/volunteer?search=',
  '/careers/job-board?search=',
  '/partner-hub?search=',
  '/regional-hub?search=',
  '/mlt-insight/resources?search=',
  '/mlt-insight/events?search=',
  '/events/1/sessions/1/fellow-attendees?search=',
  '/partner-management/my-partners?search=',
  '/partner-management/events?search=',
  '/partner-management/action-items?search=',
  '/endpoints/event-managers?search=',
  '/endpoints/organizations?search=',
]

test.each(SEARCHED)(
  '%s leads to no one who is hidden or unverified, whatever is known of them',
  async (address) => {
    for (const [index, { firstName, lastName, email, middleName, contact }] of people.entries()) {
      const id = ids[index] ?? 0
      const known = [
        `${firstName} ${lastName}`,
        `${lastName}, ${firstName}`,
        lastName.toUpperCase(),
        email,
        String(id),
        String(middleName),
        String(contact.mobilePhone),
        String(contact.personalEmail),
        `${firstName} canary-job`,
      ]
      for (const as of ['alumni', 'fellow', 'partner', 'event-manager'] as const) {
        for (const search of as === 'alumni' ? known : known.slice(0, 3)) {
          const answer = await fetch(address + encodeURIComponent(search), { as })
          const bytes = await answer.text()
          expect(answer.status, address).toBeLessThan(500)
          expect(
            bytes.includes(`/profile/${id}"`) || bytes.includes(`"id":${id},`),
            `${search} at ${address} as ${as}`,
          ).toBe(false)
        }
      }
    }
  },
)
