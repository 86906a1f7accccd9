// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeAll, describe, expect, test } from 'vitest'
import { emailOf } from '../prisma/seeds/accounts.ts'
import { affiliationPages } from './support/access-affiliations.ts'
import { viewers } from './support/access-outcomes.ts'
import { ownPages } from './support/access-own-profile.ts'
import { type Asking, db, fetch, signIn } from './support/app.ts'
import { newBusiness } from './support/businesses.ts'
import { newChapter, newCity } from './support/hubs.ts'
import { giveKudos } from './support/kudos.ts'
import { converse, newcomer, pagesOfChats } from './support/messages.ts'
import {
  employment,
  fullProfileOnly,
  imaniOkafor,
  join,
  kofiMensah,
  odileMarchand,
  ownEyesOnly,
  type Person,
  tomasAlvarez,
  waysToReach,
  wenLi,
} from './support/people.ts'
import { askEachOther, pagesAbout } from './support/questions.ts'
import { resourcePages } from './support/resources.ts'
import { attendFirstSession, calendarPages, dashboardPages, firstSessionPages } from './support/sessions.ts'
import { newCoaching, PAID_FOR } from './support/subscriptions.ts'
import { contentOf } from './support/workbook.ts'

/** Members of every visibility, each with values of their own to look for in whatever anybody is sent. */
let people: { imani: Subject; tomas: Subject; odile: Subject; kofi: Subject; wen: Subject; rafael: Subject }
type Subject = { id: number; person: Person; hiddenJob: string; shownJob: string }

beforeAll(async () => {
  const { id: organizationId } = await db().organization.findFirstOrThrow()
  const withJobs = (person: Person): Person => ({
    ...person,
    affiliations: [
      employment(organizationId, person, {
        title: `canary-${person.firstName}-shown`,
        managedBudget: 'canary-budget',
        annualSalary: 'canary-salary',
      }),
      employment(organizationId, person, { title: `canary-${person.firstName}-hidden`, visible: false }),
    ],
  })
  const persons = {
    imani: withJobs(imaniOkafor()),
    tomas: withJobs(tomasAlvarez()),
    odile: withJobs(odileMarchand({ lastName: 'Canary-Marchand' })),
    kofi: withJobs(kofiMensah()),
    wen: withJobs(wenLi()),
    rafael: withJobs({
      ...wenLi(),
      email: 'canary-unverified@example.org',
      firstName: 'Rafael',
      lastName: 'Canary-Souza',
      emailVerifiedAt: null,
    }),
  }
  const ids = await join(...Object.values(persons))
  people = Object.fromEntries(
    Object.entries(persons).map(([key, person], index) => [
      key,
      {
        id: ids[index],
        person,
        shownJob: `canary-${person.firstName}-shown`,
        hiddenJob: `canary-${person.firstName}-hidden`,
      },
    ]),
  ) as typeof people
})

/** They work for the first partners, are their contacts and owners, and attend their first event. */
beforeAll(async () => {
  const ids = everybody().map(({ id }) => ({ id }))
  await db().user.updateMany({
    where: { OR: ids },
    data: { roles: ['PARTNER', 'ALUMNI'], organizationId: 1 },
  })
  await db().organization.update({ where: { id: 1 }, data: { contacts: { connect: ids } } })
  await db().organization.update({ where: { id: 2 }, data: { ownerId: people.odile.id } })
  await attendFirstSession(ids.map(({ id }) => id))
})

/** Every viewer has written with each of them, reported what the last of them wrote, and got kudos from each. */
const chats = new Map<string, string[]>()
beforeAll(async () => {
  for (const viewer of viewers.filter((it) => it !== 'signed-out')) {
    const { id: own } = await db().user.findUniqueOrThrow({ where: { email: emailOf(viewer) } })
    const ids: number[] = []
    for (const { id } of everybody()) ids.push(await converse([id, own], [id, 'Good to meet you']))
    chats.set(viewer, await pagesOfChats(ids, own))
    for (const { id } of everybody()) await giveKudos(id, own, { note: 'Thank you for your answer' })
  }
})

/** They all stand behind one business, live in one city, are the board of its chapter, and answer each other's questions. */
const businesses: number[] = []
const questions: number[] = []
const chapters: number[] = []
beforeAll(async () => {
  const ids = everybody().map(({ id }) => id)
  const cityId = await newCity()
  const hubId = await newChapter({ places: [cityId] })
  businesses.push(await newBusiness({ alumni: ids }))
  questions.push(...(await askEachOther(ids)))
  chapters.push(hubId)
  await db().user.updateMany({ where: { id: { in: ids } }, data: { cityId } })
  await db().chapterBoardMember.createMany({
    data: ids.map((userId) => ({ hubId, userId, title: 'Treasurer' })),
  })
})

/** One resource is paid for. Nobody of the viewers has subscribed. */
let premium: string
beforeAll(async () => {
  premium = (await newCoaching()).address
})

const everybody = () => Object.values(people)
const neverTold = () => [
  ...everybody().flatMap(({ person, hiddenJob }) => [...ownEyesOnly(person), hiddenJob, person.email]),
  'canary-budget',
  'canary-salary',
]

/** Every page and its data, as far as others are on it. A screen that shows members gets a line here. */
const pages = (viewer: string) => [
  '/',
  '/events?viewAll=true',
  '/alumni-business-registry',
  ...businesses.map((id) => `/alumni-business-registry/${id}`),
  '/partner-hub',
  '/partner-hub/1',
  '/partner-hub/1/events',
  '/partner-hub/1/job-postings',
  '/regional-hub',
  ...chapters.flatMap((id) => ['', '/events', '/opportunities'].map((path) => `/regional-hub/${id}${path}`)),
  '/careers/job-board',
  '/careers/prospects',
  ...[...calendarPages, ...resourcePages, ...firstSessionPages('/events/1')],
  ...['', '?page=2', '?search=canary', '?search=Okafor', '?search=canary&currentOnly=true'].map(
    (search) => `/directory${search}`,
  ),
  '/partner-management/my-partners',
  '/partner-management/my-partners/1',
  '/partner-management/my-partners/2',
  '/partner-management/events',
  '/partner-management/events/1',
  '/partner-dashboard/1',
  '/partner-dashboard/2',
  ...[1, 2].map((organizationId) => `/partner-dashboard/${organizationId}/event/1`).flatMap(dashboardPages),
  '/partner-management/action-items?mltStatus=complete&mltStatus=overdue',
  '/partner-management/action-items/1/delete',
  '/action-items/1/complete',
  '/partner-management/action-items/1/edit',
  '/partner-management/action-items/bulk/mark-complete?all=true',
  '/endpoints/event-organizations',
  '/endpoints/event-managers?organizationId=1',
  '/endpoints/event-managers?organizationId=2',
  ...ownPages,
  ...affiliationPages,
  '/messages',
  '/premium',
  '/subscriptions',
  premium,
  '/kudos',
  ...pagesAbout(questions),
  '/announcements',
  '/announcements/1',
  '/messages?search=canary',
  '/onboarding',
  '/playbooks',
  '/playbooks/onboarding',
  ...[1, 2].map((id) => `/playbooks/${id}`),
  ...(chats.get(viewer) ?? []),
  ...everybody().flatMap(({ id }) => [
    `/profile/${id}`,
    `/profile/${id}/vcard`,
    `/profile/${id}/contact/intro`,
    `/profile/${id}/contact/message`,
  ]),
]

/** The addresses that somebody was shown. */
const opened = new Set<string>()

async function bytesOf(address: string, asking: Asking): Promise<string> {
  const [path, search] = address.split('?')
  const data = `${path === '/' ? '/_' : path}.data${search ? `?${search}` : ''}`
  const answers = await Promise.all([fetch(address, asking), fetch(data, asking)])
  for (const { status } of answers) expect(status, address).toBeLessThan(500)
  if (answers[0].status === 200) opened.add(address)
  return (await Promise.all(answers.map(contentOf))).join('\n')
}

describe.each(viewers)('what %s is sent', (viewer) => {
  test('holds nothing that members keep to themselves or hide', async () => {
    const asking = viewer === 'signed-out' ? {} : { cookie: await signIn(viewer) }
    const paysNothing = viewer !== 'staff' && viewer !== 'admin'
    const { imani, tomas, kofi, odile, rafael } = people
    const secrets = [
      ...neverTold(),
      ...[imani, tomas, kofi, odile].flatMap(({ person }) => waysToReach(person)),
      ...fullProfileOnly(tomas.person),
      ...(paysNothing ? [...PAID_FOR, odile.person.lastName, rafael.person.lastName] : []),
    ]
    for (const address of pages(viewer)) {
      const bytes = await bytesOf(address, asking)
      expect(
        secrets.filter((secret) => bytes.includes(secret)),
        address,
      ).toEqual([])
    }
  })
})

test('every page that is looked through is open to somebody, but those that write to whom nobody may', () => {
  const { odile, rafael, kofi, imani, tomas } = people
  const contacts = [odile, rafael, kofi].map(({ id }) => `/profile/${id}/contact/`)
  const all = [...contacts, ...[odile, rafael, kofi, imani, tomas].map(({ id }) => `/profile/${id}/vcard`)]
  const closed = pages('alumni').filter((it) => !opened.has(it) && it !== '/')
  expect(closed.filter((address) => !all.some((it) => address.startsWith(it)))).toEqual([])
})

describe('a profile', () => {
  const profileOf = (subject: Subject, as: Asking['as']) => bytesOf(`/profile/${subject.id}`, { as })

  test('shows others what its owner shows', async () => {
    const bytes = await profileOf(people.wen, 'alumni')
    expect(bytes).toContain(people.wen.shownJob)
    for (const shown of fullProfileOnly(people.wen.person)) expect(bytes).toContain(shown)
    expect(waysToReach(people.wen.person).filter((way) => bytes.includes(way)).length).toBe(2)
  })

  test('shows its owner what is hidden, marked', async () => {
    const bytes = await bytesOf('/profile', { as: people.imani.id })
    expect(bytes).toContain(people.imani.hiddenJob)
    expect(bytes).toContain('Hidden. Only you can see this')
    const { homeStreet, workStreet } = people.imani.person.contact
    expect(bytes).toContain(homeStreet)
    const elsewhere = ownEyesOnly(people.imani.person).filter(
      (secret) => !/home-(street|postal)/.test(secret),
    )
    for (const secret of [...elsewhere, workStreet]) expect(bytes).not.toContain(secret)
  })

  test('is previewed by its owner as others are shown it', async () => {
    const { imani, tomas, odile } = people
    for (const view of ['rising-leader', 'partner', 'public']) {
      const preview = ({ id }: Subject) => bytesOf(`/profile?view=${view}`, { as: id })
      const ofImani = await preview(imani)
      for (const secret of [imani.hiddenJob, ...ownEyesOnly(imani.person), ...waysToReach(imani.person)])
        expect(ofImani.includes(secret), `${secret} seen as ${view}`).toBe(false)
      expect(ofImani.includes(imani.shownJob)).toBe(view !== 'public')
      const ofTomas = await preview(tomas)
      for (const secret of fullProfileOnly(tomas.person)) expect(ofTomas).not.toContain(secret)
      expect(await preview(odile)).not.toContain(odile.shownJob)
    }
  })

  test('of a hidden or unverified member is not there for others, and marked for staff', async () => {
    for (const { id } of [people.odile, people.rafael]) {
      for (const address of [`/profile/${id}`, `/profile/${id}.data`]) {
        expect((await fetch(address, { as: 'alumni' })).status).toBe(404)
      }
      expect((await fetch(`/profile/${id}`, { as: 'staff' })).status).toBe(200)
    }
    expect(await profileOf(people.odile, 'staff')).toContain('Hidden profile')
    expect(await profileOf(people.rafael, 'staff')).toContain('Not verified yet')
  })

  test('is a wall without a byte of the other for whoever hides', async () => {
    const bytes = await profileOf(people.wen, await newcomer({ visibility: 'HIDDEN' }))
    expect(bytes).toContain('Your profile is hidden')
    for (const name of ['canary-wen', 'Wen Li', 'Wen</']) expect(bytes).not.toContain(name)
  })
})

test('a search finds members only by what the asker may see of them', async () => {
  const found = async (search: string, as: Asking['as']) =>
    (await bytesOf(`/directory?search=${encodeURIComponent(search)}`, { as })).includes(
      `/profile/${people.imani.id}"`,
    )
  for (const secret of [
    people.imani.hiddenJob,
    'canary-imani.okafor-personal',
    'canary-imani.okafor-mobile-phone',
  ]) {
    expect(await found(secret, 'alumni'), secret).toBe(false)
  }
  expect(await found(people.imani.shownJob, 'alumni')).toBe(true)
  expect(await found('Okafor', 'alumni')).toBe(true)
})
