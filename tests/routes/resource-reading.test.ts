import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import type { Page } from '../support/html.ts'
import { newcomer } from '../support/messages.ts'
import { markOf, newResource } from '../support/resources.ts'

let reader: number
let resource: Awaited<ReturnType<typeof newResource>>
beforeAll(async () => {
  reader = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
})

const three = () =>
  newResource('A Course', {
    summary: 'In three parts',
    speakers: ['Wen Li'],
    sections: [
      ['One', 'First **words**'],
      [null, 'Second words'],
      ['Three', 'Third words'],
    ],
  })

const at = (section?: number) =>
  `/resources/${resource.id}${section === undefined ? '' : `/${resource.sectionIds[section]}`}`
const open = async (section?: number) => (await visit(at(section), { as: reader })).page
const finish = (section: number, done = true) =>
  fetch(at(section), { as: reader, form: { done: String(done) } })
const doneSections = async () =>
  (await db().sectionCompletion.findMany({ where: { userId: reader } })).map(({ activityId }) =>
    resource.sectionIds.indexOf(activityId),
  )

describe('a resource with several sections', () => {
  beforeAll(async () => {
    resource = await three()
  })

  test('opens with the first one and names the others', async () => {
    const page = await open()
    expect(page.text('h1')).toBe('A Course')
    expect(page.text('article .prose')).toBe('First words')
    expect(page.texts('[aria-label=Sections] bdi')).toEqual(['One', 'Section 2', 'Three'])
    expect(page.text('[aria-current=step] bdi')).toBe('One')
    expect(page.text('.progress p')).toBe('0 of 3 sections complete')
    expect(page.find('.page-back').getAttribute('href')).toBe('/resources')
    expect(page.text('article')).not.toContain('Second words')
  })

  test('leads from each section to those beside it', async () => {
    const linksOf = async (section: number) => {
      const page = await open(section)
      return ['prev', 'next'].map((rel) => page.root.querySelector(`[rel=${rel}]`)?.getAttribute('href'))
    }
    expect(await linksOf(0)).toEqual([undefined, at(1)])
    expect(await linksOf(1)).toEqual([at(0), at(2)])
    expect(await linksOf(2)).toEqual([at(1), undefined])
  })

  test('goes on to what is still open, and is complete when nothing is', async () => {
    const answer = await submit((await open(1)).form('form:has([name=done])'), { as: reader })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, at(2)])
    expect((await finish(2)).headers.get('location')).toBe(at(0))
    expect((await open()).text('.progress p')).toBe('2 of 3 sections complete')
    expect((await markOf(reader, resource.id))?.completedAt).toBeNull()
    expect((await finish(0)).headers.get('location')).toBe(at(0))
    expect((await markOf(reader, resource.id))?.completedAt).toBeInstanceOf(Date)
    const page = await open(0)
    expect(page.text('.progress p')).toBe('Completed')
    expect(page.texts('.section-list .sr-only')).toHaveLength(3)
  })

  test('keeps its moment of completion when the last section is sent once more', async () => {
    const before = await markOf(reader, resource.id)
    await finish(0)
    expect(await markOf(reader, resource.id)).toEqual(before)
    expect((await doneSections()).sort()).toEqual([0, 1, 2])
  })

  test('is not complete any more when a section is not, and the others stay so', async () => {
    const form = (await open(1)).form('form:has([name=done])', {}, 'Mark as not complete')
    expect((await submit(form, { as: reader })).headers.get('location')).toBe(at(1))
    await submit(form, { as: reader })
    expect((await markOf(reader, resource.id))?.completedAt).toBeNull()
    expect((await doneSections()).sort()).toEqual([0, 2])
    expect((await open()).text('.progress p')).toBe('2 of 3 sections complete')
  })

  test('is complete once its last two sections are finished at the same moment', async () => {
    resource = await three()
    await finish(0)
    await Promise.all([finish(1), finish(2), finish(1), finish(2)])
    expect((await markOf(reader, resource.id))?.completedAt).toBeInstanceOf(Date)
  })

  test('goes on to what is still open where it was marked as completed before', async () => {
    resource = await three()
    await fetch(`/resources/${resource.id}/marks`, { as: reader, form: { completed: 'true' } })
    expect((await finish(0)).headers.get('location')).toBe(at(1))
    expect((await finish(1)).headers.get('location')).toBe(at(2))
    expect((await finish(2)).headers.get('location')).toBe(at(2))
  })

  test('keeps each reader’s progress apart', async () => {
    const other = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
    const { page } = await visit(at(), { as: other })
    expect(page.text('.progress p')).toBe('0 of 3 sections complete')
  })
})

describe('an address', () => {
  beforeAll(async () => {
    resource = await three()
  })

  test('with a section of another resource is not there, to read or to finish', async () => {
    const elsewhere = await three()
    const crossed = `/resources/${resource.id}/${elsewhere.sectionIds[0]}`
    for (const address of [crossed, `${crossed}.data`])
      expect((await fetch(address, { as: reader })).status).toBe(404)
    expect((await fetch(crossed, { as: reader, form: { done: 'true' } })).status).toBe(404)
    expect(await db().sectionCompletion.count({ where: { activityId: elsewhere.sectionIds[0] } })).toBe(0)
  })

  test.each(['0', '1e3', 'abc', '99999999999', '-1'])('with the section %s is not there', async (section) => {
    expect((await fetch(`/resources/${resource.id}/${section}`, { as: reader })).status).toBe(404)
  })

  test('of one kind does not open the others', async () => {
    const alumni = await newResource('Of alumni', { subtype: 'ALUMNI_RESOURCE' })
    const insight = await newResource('Insight', { subtype: 'MLT_INSIGHT' })
    const draft = await newResource('Draft', { published: false })
    for (const address of [
      `/resources/${alumni.id}`,
      `/resources/${insight.id}`,
      `/resources/${draft.id}`,
      `/alumni-resources/${resource.id}`,
      `/mlt-insight/resources/${alumni.id}`,
    ])
      expect((await fetch(address, { as: reader })).status, address).toBe(404)
  })
})

test.each([
  ['Video', ['TEXT', 'FILE', 'VIDEO']],
  ['Download', ['FILE', 'TEXT']],
  ['Reading', ['IMAGE', 'TEXT']],
  ['Reading', []],
] as const)('a resource is a %s with %j in it, in its list and on its page', async (kind, kinds) => {
  const { id } = await newResource('Kind of quokka', { estimatedMinutes: 7 })
  const elements = kinds.map((it, position) => ({
    kind: it,
    position,
    text: 'Words',
    url: '/pictures/x.svg',
  }))
  await db().activity.create({ data: { resourceId: id, elements: { create: elements } } })
  const factsOf = (page: Page) => page.texts('[aria-label="About this resource"] li')
  expect(factsOf((await visit(`/resources/${id}`, { as: reader })).page)).toEqual([kind, '7 min'])
  const { page } = await visit('/resources?search=quokka', { as: reader })
  expect(factsOf(page)).toEqual([kind, '7 min'])
  await db().resource.delete({ where: { id } })
})

test('an insight has its picture on its page, if it is one of this site', async () => {
  const pictures = []
  for (const imageUrl of ['/pictures/covers/sun.svg', 'https://elsewhere.example.org/x.png', null]) {
    const { id } = await newResource('Pictured', { subtype: 'MLT_INSIGHT', imageUrl })
    const { page } = await visit(`/mlt-insight/resources/${id}`, { as: reader })
    pictures.push(page.root.querySelector('article img')?.getAttribute('src') ?? null)
  }
  expect(pictures).toEqual(['/pictures/covers/sun.svg', null, null])
})

test('a form that says nothing changes nothing', async () => {
  resource = await three()
  const answers: Record<string, string>[] = [{}, { done: 'perhaps' }]
  for (const form of answers) expect((await fetch(at(0), { as: reader, form })).status).toBe(400)
  expect(await markOf(reader, resource.id)).toBeNull()
})

test('staff read without progress, and nothing of theirs is noted', async () => {
  resource = await three()
  const { page } = await visit(at(), { as: 'staff' })
  expect(page.has('article form, .progress')).toBe(false)
  expect((await fetch(at(0), { as: 'staff', form: { done: 'true' } })).status).toBe(403)
})

test('a resource without sections says that there is no content', async () => {
  resource = await newResource('Empty')
  const page = await open()
  expect(page.text('article')).toContain('No content')
  expect(page.has('main nav, [name=done]')).toBe(false)
  expect((await fetch(`/resources/${resource.id}`, { as: reader, form: { done: 'true' } })).status).toBe(404)
})
