// @one-database: what is asked is counted, and both are asked the same.
import { beforeAll, describe, expect, test } from 'vitest'
import { parseSection, SECTIONS } from '#app/domain/affiliations/sections.ts'
import { emailOf } from '../prisma/seeds/accounts.ts'
import { outcomeFor } from './support/access-outcomes.ts'
import { accessTable } from './support/access-table.ts'
import { db, fetch, signIn } from './support/app.ts'
import { converse } from './support/messages.ts'
import { imaniOkafor, join, wenLi } from './support/people.ts'
import { statementsOf } from './support/statements.ts'

/** Statements that a page takes once it has been visited, the session's and the badges' included. */
const STATED: Record<string, number> = {
  home: 9,
  events: 5,
  'alumni-resources': 4,
  'alumni-resource': 3,
  resources: 6,
  resource: 3,
  'resource-favorites': 4,
  'resource-completions': 5,
  'mlt-insight-featured': 6,
  'mlt-insight-resources': 5,
  'mlt-insight-events': 5,
  'mlt-insight-favorites': 5,
  'mlt-insight-completions': 5,
  'mlt-insight-resource': 3,
  directory: 4,
  /** One for each of ten kinds; on PostgreSQL the searches of resources begin and end transactions. */
  search: 23,
  'routes/endpoints/search': 22,
  'my-profile': 4,
  'add-news': 4,
  'edit-name': 5,
  'edit-introduction': 5,
  'edit-online-presence': 5,
  'edit-interests': 6,
  'contact-information': 4,
  'edit-emails': 5,
  'edit-phones': 5,
  'edit-addresses': 5,
  'edit-time-zone': 5,
  'employment-status': 4,
  'demographic-information': 3,
  'privacy-and-visibility': 4,
  'edit-sharing': 7,
  profile: 4,
  'contact-intro': 4,
  'contact-tips': 4,
  'contact-message': 5,
  messages: 5,
  kudos: 4,
  volunteer: 5,
  'my-activities': 4,
  'volunteer-opportunity': 3,
  'giving-back': 7,
  questions: 5,
  'ask-question': 3,
  'question-details': 4,
  'report-question': 5,
  'edit-answer': 5,
  'remove-answer': 5,
  'announcement-list': 5,
  announcement: 3,
  playbooks: 4,
  'playbook-onboarding': 4,
  playbook: 6,
  'alumni-business-registry': 6,
  'add-business': 3,
  'alumni-business': 7,
  'partner-hubs': 5,
  'partner-hub': 6,
  'partner-hub-events': 5,
  'partner-hub-job-postings': 5,
  'regional-hubs': 4,
  'regional-hub': 6,
  'regional-hub-events': 5,
  'regional-hub-opportunities': 5,
  'our-job-board': 5,
  'job-prospects': 4,
}
/** Of a page that isn't named above. */
const MOST = 6

const pages = Object.entries(accessTable)
  .filter(([, { get }]) => outcomeFor(get, 'alumni') === 200)
  .map(([id, { address }]) => ({ id, address, stated: STATED[id] ?? MOST }))

async function queriesOf(address: string, as: Parameters<typeof signIn>[0]) {
  const cookie = await signIn(as)
  await fetch(address, { cookie })
  return statementsOf(() => fetch(address, { cookie }))
}

describe('the queries of a page are at most as many as stated', () => {
  let newcomer: number
  beforeAll(async () => {
    const [imani = 0] = await join(imaniOkafor({ currentRole: 'ALUMNI', roles: ['ALUMNI'] }))
    newcomer = imani
  })

  test.each(pages)('$id takes $stated for a member with much', async ({ address, stated }) => {
    const taken = await queriesOf(address, 'alumni')
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThanOrEqual(stated)
  })

  test.each(pages)('$id takes no more than $stated for a newcomer', async ({ address, stated }) => {
    expect(await queriesOf(address, newcomer)).toBeLessThanOrEqual(stated)
  })

  test('messages take the same whether one or many wrote', async () => {
    const [one = 0, many = 0, ...others] = await join(
      ...Array.from({ length: 12 }, (_, index) => wenLi({ email: `writer-${index}@example.org` })),
    )
    await converse([one, many], [many, 'Hello'])
    for (const other of others) await converse([many, other], [other, 'Hello'], [many, 'Hi'])
    expect(await queriesOf('/messages', many)).toBe(await queriesOf('/messages', one))
  })
})

/** Statements that the form of something that is there takes, by what is changed. */
const FORMS: Record<string, number> = {
  education: 5,
  employment: 5,
  'civic-engagement': 5,
  news: 5,
}

describe('the queries of a form that changes what is there are at most as many as stated', () => {
  test.each(Object.entries(FORMS))('%s takes %i', async (section, stated) => {
    const taken = await queriesOf(`/profile/${section}/${await oneOf(section)}/edit`, 'alumni')
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThanOrEqual(stated)
  })

  test('an action item takes 7', async () => {
    const taken = await queriesOf('/partner-management/action-items/1/edit', 'event-manager')
    expect(taken).toBeGreaterThan(0)
    expect(taken).toBeLessThanOrEqual(7)
  })
})

async function oneOf(section: string): Promise<number> {
  const user = { email: emailOf('alumni') }
  const type = parseSection(section)
  const found = type
    ? await db().affiliation.findFirstOrThrow({ where: { user, type: SECTIONS[type].type } })
    : await db().newsMention.findFirstOrThrow({ where: { user } })
  return found.id
}
