import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { cardsAt, markOf, newResource } from '../support/resources.ts'

let alumna: number
let fellow: number
beforeAll(async () => {
  await db().resource.deleteMany()
  alumna = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
  fellow = await newcomer({ roles: ['FELLOW'], currentRole: 'FELLOW' })
})

const mark = (id: number, form: Record<string, string>, as: number | 'staff' | 'partner' = alumna) =>
  fetch(`/resources/${id}/marks`, { as, form })

test('a resource is marked from its card without script, which comes back and says so', async () => {
  const { id } = await newResource('Lighthouses')
  const { page } = await cardsAt('/resources?search=lighthouses', alumna)
  const answer = await submit(page.form('.resource-card form'), { as: alumna })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/resources?search=lighthouses'])
  const cookie = answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')
  const { page: after } = await visit('/resources', { as: alumna, cookie })
  expect(after.text('.notice')).toContain('“Lighthouses” is marked as a favorite.')
  expect(after.find('button[name=favorite]').getAttribute('aria-pressed')).toBe('true')
  expect(after.find('button[name=favorite]').getAttribute('value')).toBe('false')
  expect(await markOf(alumna, id)).toMatchObject({ favoritedAt: expect.any(Date), completedAt: null })
})

test('each mark is set by itself, twice as well as once, and taken back', async () => {
  const { id } = await newResource('Once')
  await mark(id, { favorite: 'true' })
  const first = await markOf(alumna, id)
  await Promise.all([
    mark(id, { favorite: 'true' }),
    mark(id, { completed: 'true' }),
    mark(id, { completed: 'true' }),
  ])
  const both = await markOf(alumna, id)
  expect(both?.favoritedAt).toEqual(first?.favoritedAt)
  expect(both?.completedAt).toBeInstanceOf(Date)
  await mark(id, { favorite: 'false' })
  await mark(id, { favorite: 'false' })
  expect(await markOf(alumna, id)).toMatchObject({ favoritedAt: null, completedAt: both?.completedAt })
})

test('completions say how many of all they are', async () => {
  const reader = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
  const { id } = await newResource('Counted')
  await newResource('Not yet')
  const said = async () => (await visit('/resources/completed', { as: reader })).page
  expect((await said()).has('progress')).toBe(false)
  await mark(id, { completed: 'true' }, reader)
  const page = await said()
  const [, total] = page.text('.progress p').match(/^You’ve completed 1 of (\d+)\.$/) ?? []
  expect(Number(total)).toBeGreaterThan(1)
  expect(Number(page.find('progress').getAttribute('value'))).toBeCloseTo(100 / Number(total))
})

test('taking a completion back leaves the sections that were finished', async () => {
  const { id, sectionIds } = await newResource('Sections', {
    sections: [
      ['One', 'a'],
      ['Two', 'b'],
    ],
  })
  await fetch(`/resources/${id}/${sectionIds[0]}`, { as: alumna, form: { done: 'true' } })
  await mark(id, { completed: 'true' })
  await mark(id, { completed: 'false' })
  const { page } = await visit(`/resources/${id}`, { as: alumna })
  expect(page.text('.progress p')).toBe('1 of 2 sections complete')
})

test('script is told what is kept', async () => {
  const { id } = await newResource('In place')
  const answer = await fetch(`/resources/${id}/marks.data`, {
    as: alumna,
    form: { favorite: 'true', inPlace: 'true' },
  })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('In place')
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
  '%s is no way back',
  async (target) => {
    const { id } = await newResource('Way back')
    const address = `/resources/${id}/marks?redirect=${encodeURIComponent(target)}`
    const answer = await fetch(address, { as: alumna, form: { favorite: 'true' } })
    expect(answer.headers.get('location')).toBe(`/resources/${id}`)
  },
)

describe('nobody marks', () => {
  test('what they may not read', async () => {
    const alumniOnly = await newResource('Of alumni', { subtype: 'ALUMNI_RESOURCE' })
    const draft = await newResource('Draft', { published: false })
    const insight = await newResource('For fellows', { subtype: 'MLT_INSIGHT', audience: ['FELLOW'] })
    const library = await newResource('Of the library')
    expect((await mark(alumniOnly.id, { favorite: 'true' }, fellow)).status).toBe(404)
    expect((await mark(draft.id, { favorite: 'true' })).status).toBe(404)
    expect((await mark(insight.id, { favorite: 'true' })).status).toBe(404)
    expect((await mark(library.id, { favorite: 'true' }, 'partner')).status).toBe(404)
    expect(
      await db().resourceMark.count({ where: { resourceId: { in: [alumniOnly.id, draft.id, insight.id] } } }),
    ).toBe(0)
  })

  test('as staff, nor without saying what, nor for another site', async () => {
    const { id } = await newResource('Refused')
    expect((await mark(id, { favorite: 'true' }, 'staff')).status).toBe(403)
    expect((await mark(id, {})).status).toBe(400)
    expect((await mark(id, { favorite: 'perhaps' })).status).toBe(400)
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const answer = await fetch(`/resources/${id}/marks`, {
      as: alumna,
      form: { favorite: 'true' },
      headers: foreign,
    })
    expect(answer.status).toBe(403)
    expect(await markOf(alumna, id)).toBeNull()
  })

  test.each(['0', 'abc', '2147483647'])('the resource %s, which is not there', async (id) => {
    expect((await fetch(`/resources/${id}/marks`, { as: alumna, form: { favorite: 'true' } })).status).toBe(
      404,
    )
  })
})

describe('what is kept', () => {
  test('is listed by when it was marked, also of alumni resources, as long as it may be read', async () => {
    const as = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
    const first = await newResource('First')
    const second = await newResource('Second', { subtype: 'ALUMNI_RESOURCE' })
    const insight = await newResource('Insight', { subtype: 'MLT_INSIGHT' })
    for (const { id } of [first, second, insight]) await mark(id, { favorite: 'true', completed: 'true' }, as)
    for (const address of ['/resources/favorites', '/resources/completed']) {
      const { names, page } = await cardsAt(address, as)
      expect(names).toEqual(['Second', 'First'])
      expect(page.texts('.tabs a')).toEqual(['Favorites', 'Completions'])
      expect(page.text('.page-back')).toBe('Back to Resource Library')
      expect(page.find('.card-link').getAttribute('href')).toBe(`/alumni-resources/${second.id}`)
    }
    const { page } = await cardsAt('/resources', as)
    expect(page.texts('[aria-label="Your saved resources"] a')).toEqual(['Favorites (2)', 'Completions (2)'])
    await db().resource.update({ where: { id: first.id }, data: { published: false } })
    expect((await cardsAt('/resources/favorites', as)).names).toEqual(['Second'])
    expect((await cardsAt('/resources', as)).page.texts('[aria-label="Your saved resources"] a')[0]).toBe(
      'Favorites (1)',
    )
  })

  test('goes over several pages', async () => {
    const as = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
    for (let index = 0; index < 13; index++)
      await mark((await newResource(`Kept ${index}`)).id, { favorite: 'true' }, as)
    expect((await cardsAt('/resources/favorites', as)).names).toHaveLength(12)
    expect((await cardsAt('/resources/favorites?page=2', as)).names).toEqual(['Kept 0'])
  })
})
