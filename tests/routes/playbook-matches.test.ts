import { beforeAll, describe, expect, test } from 'vitest'
import { refreshDirectoryEntries } from '#app/domain/members/directory-entries.server.ts'
import { db, fetch, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { imaniOkafor, join, kofiMensah, odileMarchand, tomasAlvarez, wenLi } from '../support/people.ts'

/** An industry that nobody else is interested in, and its tag. */
const INDUSTRY = 'Lighthouses'
let tagId: number
let answerId: number

beforeAll(async () => {
  const tag = await db().tag.create({ data: { type: 'INDUSTRY', name: INDUSTRY.toUpperCase() } })
  const interest = await db().interest.create({
    data: { type: 'INDUSTRY', title: INDUSTRY, sortKey: 'lighthouses' },
  })
  const answer = await db().onboardingAnswer.create({
    data: { questionId: 3, content: INDUSTRY, tagId: tag.id },
  })
  tagId = tag.id
  answerId = answer.id
  const people = await join(
    imaniOkafor(),
    tomasAlvarez(),
    odileMarchand(),
    kofiMensah(),
    wenLi({ emailVerifiedAt: null }),
  )
  await db().memberInterest.createMany({
    data: people.map((userId) => ({ userId, interestId: interest.id })),
  })
  const event = { isInsightEvent: false, published: true, tags: { connect: { id: tag.id } } }
  const day = (days: number) => new Date(new Date().setUTCHours(0, 0, 0, 0) + days * 86_400_000)
  const at = (name: string, days: number, changes = {}) =>
    db().event.create({
      data: {
        name,
        sortKey: name,
        searchKey: name,
        startDate: day(days),
        endDate: day(days),
        ...event,
        ...changes,
      },
    })
  await at('Lighthouse Night', 20)
  await at('Lighthouse Breakfast', 10)
  await at('Lighthouse of Old', -10)
  await at('Lighthouse Draft', 12, { published: false })
  await at('Another Evening', 11, { tags: undefined })
  const resource = {
    subtype: 'ALUMNI_RESOURCE',
    sortKey: '',
    searchKey: '',
    tags: { connect: { id: tag.id } },
  } as const
  await db().resource.create({ data: { ...resource, name: 'How to Keep a Lighthouse' } })
  await db().resource.create({
    data: { ...resource, subtype: 'RESOURCE', name: 'Lamps', publishedAt: new Date(0) },
  })
  await db().resource.create({ data: { ...resource, subtype: 'MLT_INSIGHT', name: 'An Insight of Keepers' } })
  await db().resource.create({ data: { ...resource, name: 'An Unpublished Lighthouse', published: false } })
  await db().resource.create({ data: { ...resource, name: 'Something Else', tags: undefined } })
})

async function playbookOf(userId: number, answers = [answerId]): Promise<string> {
  const { id } = await db().playbook.create({
    data: {
      userId,
      name: 'Playbook from today',
      completedAt: new Date(),
      choices: { create: answers.map((it) => ({ answerId: it })) },
    },
  })
  return `/playbooks/${id}`
}

describe('a playbook shows what fits the tags of its answers', () => {
  test('resources, upcoming events and people with a Full Profile', async () => {
    const reader = await newcomer()
    const { page } = await visit(await playbookOf(reader), { as: reader })
    const titles = (id: string) => page.texts(`section[aria-labelledby=${id}] h3`)
    expect(titles('resources')).toEqual(['How to Keep a Lighthouse', 'Lamps'])
    expect(titles('events')).toEqual(['Lighthouse Breakfast', 'Lighthouse Night'])
    expect(titles('people').sort()).toEqual(['Imani Okafor', 'Kofi Mensah'])
  })

  test('people for others than oneself, and four at most', async () => {
    const interestId = (await db().interest.findFirstOrThrow({ where: { title: INDUSTRY } })).id
    const many = await join(
      ...Array.from({ length: 5 }, (_, index) => wenLi({ email: `keeper-${index}@example.org` })),
    )
    await db().memberInterest.createMany({ data: many.map((userId) => ({ userId, interestId })) })
    const [self = 0] = many
    const { page } = await visit(await playbookOf(self), { as: self })
    const links = page.root
      .querySelectorAll('section[aria-labelledby=people] .card-link')
      .map((it) => it.getAttribute('href'))
    expect(links.length).toBe(4)
    expect(links).not.toContain(`/profile/${self}`)
  })

  test('and says so where nothing does', async () => {
    const reader = await newcomer()
    const { page } = await visit(await playbookOf(reader, []), { as: reader })
    expect(page.texts('section > div > p:first-child')).toEqual([
      'No resources',
      'No Rising Leaders Found',
      'No upcoming events',
    ])
  })

  test('of resources the library alone to fellows who have no alumni resources', async () => {
    const fellow = await newcomer({ roles: ['FELLOW'], currentRole: 'FELLOW' })
    const { page } = await visit(await playbookOf(fellow), { as: fellow })
    expect(page.texts('section[aria-labelledby=resources] h3')).toEqual(['Lamps'])
    expect(page.has('section[aria-labelledby=events]')).toBe(true)
  })

  test('but nobody to whoever hides', async () => {
    const hidden = await newcomer({ visibility: 'HIDDEN' })
    await db().$transaction((tx) => refreshDirectoryEntries(tx, [hidden]))
    const address = await playbookOf(hidden)
    for (const bytes of [
      await (await fetch(address, { as: hidden })).text(),
      await (await fetch(`${address}.data`, { as: hidden })).text(),
    ]) {
      expect(bytes).not.toContain('Okafor')
    }
    const { page } = await visit(address, { as: hidden })
    expect(page.text('section[aria-labelledby=people] > div:last-child')).toContain('Your profile is hidden')
  })
})

test('a tag is used by its name and type, so a function of that name finds nobody', async () => {
  await db().tag.update({ where: { id: tagId }, data: { type: 'JOB_FUNCTION' } })
  const reader = await newcomer()
  const { page } = await visit(await playbookOf(reader), { as: reader })
  expect(page.texts('section[aria-labelledby=people] h3')).toEqual([])
  await db().tag.update({ where: { id: tagId }, data: { type: 'INDUSTRY' } })
})
