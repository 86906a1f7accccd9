import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db, fetch, submit, visit } from '../support/app.ts'
import { newcomer } from '../support/messages.ts'
import { statementsOf } from '../support/statements.ts'
import { categoryNamed, opportunity, signupsOf } from '../support/volunteering.ts'

let imani: number
let mocks: number
let mentoring: number
beforeAll(async () => {
  mocks = await categoryNamed('Mock Interviews')
  mentoring = await categoryNamed('Mentoring Fellows')
  imani = await newcomer()
})
beforeEach(async () => {
  await db().volunteerOpportunity.deleteMany()
  await db().user.update({ where: { id: imani }, data: { givingBack: [], givesMockInterviews: false } })
})

async function list(search = '', as = imani) {
  const { page, status } = await visit(`/volunteer${search}`, { as })
  return { page, status, names: page.texts('main li h2') }
}
/** In place as script asks, and else as a page does. */
const press = (id: number, button: 'signup' | 'favorite', form: Record<string, string>, as = imani) =>
  fetch(`/volunteer/${id}/${button}${form.inPlace ? '.data' : ''}`, { as, form })

describe('the opportunities', () => {
  test('are none where nobody has published any', async () => {
    await opportunity('A draft', { published: false })
    const { page, names } = await list()
    expect(names).toEqual([])
    expect(page.text('.empty-state')).toContain('New opportunities will show up here.')
  })

  test('stand with what they are, the latest first; what is over is left out', async () => {
    await opportunity('Earlier', {
      createdAt: new Date('2026-03-01T12:00:00Z'),
      place: 'Chicago, IL',
      places: 4,
    })
    await opportunity('Later', {
      type: 'MOCK_INTERVIEW',
      tagIds: [mocks],
      createdAt: new Date('2026-03-02T12:00:00Z'),
    })
    await opportunity('Over', { startDate: new Date('2020-01-01') })
    await opportunity('Closed', { startDate: new Date('2090-01-01'), closesOn: new Date('2020-01-01') })
    const { page, names } = await list()
    expect(names).toEqual(['Later', 'Earlier'])
    expect(page.texts('.posting .text-muted')).toEqual([
      'Mock interview',
      '0 signed up',
      'Mentoring · Chicago, IL',
      '0 of 4 spots filled',
    ])
    expect(page.texts('.posting .chips li')).toEqual(['Mock Interviews'])
  })

  test('are narrowed by tags of four types: any of a type, all of the types', async () => {
    const level = await db().tag.findFirstOrThrow({ where: { type: 'COMMITMENT_LEVEL' } })
    await opportunity('Mock, short', { tagIds: [mocks, level.id] })
    await opportunity('Mock', { tagIds: [mocks] })
    await opportunity('Mentoring', { tagIds: [mentoring] })
    expect((await list(`?categoryIds=${mocks}&categoryIds=${mentoring}`)).names).toHaveLength(3)
    expect((await list(`?categoryIds=${mocks}&commitmentLevelIds=${level.id}`)).names).toEqual([
      'Mock, short',
    ])
    expect((await list(`?frequencyIds=${mocks}`)).names).toHaveLength(3)
    const { page } = await list(`?categoryIds=${mentoring}&categoryIds=99999&matching=no`)
    expect(page.texts('.chips[aria-label="Active filters"] bdi')).toEqual(['Mentoring Fellows'])
  })

  test('that no filter leaves are not called none at all, and the way back to all is there', async () => {
    const level = await db().tag.findFirstOrThrow({ where: { type: 'COMMITMENT_LEVEL' } })
    await opportunity('Mock', { tagIds: [mocks] })
    await opportunity('Short', { tagIds: [level.id] })
    const { page, names } = await list(`?categoryIds=${mocks}&commitmentLevelIds=${level.id}`)
    expect(names).toEqual([])
    expect(page.text('.empty-state')).toContain('No opportunity matches all your filters.')
    expect(page.text('.empty-state')).not.toContain('New opportunities will show up here.')
    const all = page.find('.empty-state a').getAttribute('href') ?? ''
    const { page: whole } = await visit(all, { as: imani })
    expect(whole.texts('main li h2').toSorted()).toEqual(['Mock', 'Short'])
  })

  test('are matched with how the member gives back, which is chosen there', async () => {
    await opportunity('Mock', { tagIds: [mocks] })
    await opportunity('Mentoring', { tagIds: [mentoring] })
    const none = await list('?matching=true')
    expect(none.names).toEqual([])
    expect(none.page.text('.empty-state')).toContain('Choose how you give back')
    const { page } = await visit('/volunteer/giving-back', { as: imani })
    const saved = await submit(page.form('dialog form', { categoryIds: [String(mocks)] }), { as: imani })
    expect(saved.headers.get('location')).toBe('/volunteer')
    expect((await list('?matching=true')).names).toEqual(['Mock'])
    const standing = () => db().user.findUniqueOrThrow({ where: { id: imani } })
    expect(await standing()).toMatchObject({ givingBack: [mocks], givesMockInterviews: true })
    const again = await visit('/volunteer/giving-back', { as: imani })
    await submit(again.page.form('dialog form', { categoryIds: [] }), { as: imani })
    expect(await standing()).toMatchObject({ givingBack: [], givesMockInterviews: false })
  })

  test('show ten a page, each once', async () => {
    const createdAt = new Date('2026-03-01T12:00:00Z')
    for (let index = 0; index < 13; index++) await opportunity(`Number ${index}`, { createdAt })
    const seen = [...(await list()).names, ...(await list('?page=2')).names]
    expect(new Set(seen).size).toBe(13)
    expect((await list('?page=99')).names).toHaveLength(3)
    expect((await list('?page=-1')).names).toHaveLength(10)
  })

  test('take as many statements when there are many as when there is one', async () => {
    await opportunity('One', { tagIds: [mocks] })
    const one = await statementsOf(() => list())
    for (let index = 0; index < 9; index++) await opportunity('More', { tagIds: [mocks] })
    expect(await statementsOf(() => list())).toBe(one)
  })
})

describe('how a member gives back', () => {
  test('is some of the categories, and nothing else', async () => {
    await opportunity('Mock', { tagIds: [mocks] })
    const networking = await categoryNamed('Networking')
    const form = (id: number) => ({ categoryIds: String(id), version: '' })
    const refused = await fetch('/volunteer/giving-back', { as: imani, form: form(networking) })
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('Please choose from the list.')
  })

  test('keeps what was chosen before, though no opportunity bears it just now', async () => {
    await opportunity('Mentoring', { tagIds: [mentoring] })
    const choices = { givingBack: [mocks], givesMockInterviews: true }
    await db().user.update({ where: { id: imani }, data: choices })
    const { page } = await visit('/volunteer/giving-back', { as: imani })
    expect(page.form('dialog form').fields.getAll('categoryIds')).toEqual([String(mocks)])
    const both = { categoryIds: [String(mocks), String(mentoring)] }
    expect((await submit(page.form('dialog form', both), { as: imani })).status).toBe(303)
    const standing = await db().user.findUniqueOrThrow({ where: { id: imani } })
    expect(standing.givingBack).toEqual([mocks, mentoring].sort((a, b) => a - b))
    expect(standing.givesMockInterviews).toBe(true)
  })

  test('isn’t overwritten where it was changed meanwhile', async () => {
    await opportunity('Mock', { tagIds: [mocks] })
    await opportunity('Mentoring', { tagIds: [mentoring] })
    const { page } = await visit('/volunteer/giving-back', { as: imani })
    await db().user.update({ where: { id: imani }, data: { givingBack: [mentoring] } })
    const stale = await submit(page.form('dialog form', { categoryIds: [String(mocks)] }), { as: imani })
    expect(stale.status).toBe(409)
    expect(await stale.text()).toContain('How I give back is now Mentoring Fellows.')
  })
})

describe('signing up', () => {
  test('and withdrawing lead back to the page, and count once however often they are sent', async () => {
    const id = await opportunity('Mentor a fellow')
    const { page } = await list()
    const form = page.form(`form[action^="/volunteer/${id}/signup"]`)
    const answers = await Promise.all([1, 2, 3].map(() => submit(form, { as: imani })))
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
      '/volunteer',
      '/volunteer',
      '/volunteer',
    ])
    expect(await signupsOf(id)).toBe(1)
    const { page: mine } = await visit('/volunteer/my-activities', { as: imani })
    expect(mine.texts('main li h2')).toEqual(['Mentor a fellow'])
    expect(mine.text('.posting > .cluster .chip')).toBe('Pending')
    await submit(mine.form(`form[action^="/volunteer/${id}/signup"]`), { as: imani })
    expect(await signupsOf(id)).toBe(0)
    expect((await visit('/volunteer/my-activities', { as: imani })).page.text('.empty-state h2')).toBe(
      'No items.',
    )
  })

  test('stops at the last place, whoever comes at once', async () => {
    const id = await opportunity('Two places', { places: 2 })
    const others = await Promise.all([1, 2, 3, 4].map(() => newcomer()))
    const answers = await Promise.all(
      others.map((as) => press(id, 'signup', { signedUp: 'true', inPlace: 'true' }, as)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
    expect(await signupsOf(id)).toBe(2)
    expect((await visit(`/volunteer/${id}`, { as: imani })).page.text('main')).toContain(
      'All spots are filled.',
    )
    const refused = await press(id, 'signup', { signedUp: 'true' })
    expect(refused.headers.get('location')).toBe('/volunteer')
    expect(
      await press(id, 'signup', { signedUp: 'true', inPlace: 'true' }).then((it) => it.text()),
    ).toContain('The last spot was just taken.')
  })

  test('is over after its last day, and what is done isn’t withdrawn from', async () => {
    const over = await opportunity('Over', { closesOn: new Date('2020-01-01') })
    expect((await press(over, 'signup', { signedUp: 'true', inPlace: 'true' })).status).toBe(409)
    await db().volunteerActivity.create({ data: { opportunityId: over, userId: imani, status: 'COMPLETED' } })
    const { page } = await visit('/volunteer/my-activities', { as: imani })
    expect(page.text('.posting > .cluster .chip')).toBe('Completed')
    expect(page.has(`form[action^="/volunteer/${over}/signup"]`)).toBe(false)
    expect((await press(over, 'signup', { signedUp: 'false', inPlace: 'true' })).status).toBe(409)
    expect(await signupsOf(over)).toBe(1)
  })

  test('isn’t possible for what isn’t there or isn’t published', async () => {
    const draft = await opportunity('A draft', { published: false })
    for (const id of [draft, 999_999]) {
      expect((await fetch(`/volunteer/${id}`, { as: imani })).status).toBe(404)
      expect((await press(id, 'signup', { signedUp: 'true' })).status).toBe(404)
      expect((await press(id, 'favorite', { favorite: 'true' })).status).toBe(404)
    }
    expect((await press(draft, 'signup', { signedUp: 'perhaps' })).status).toBe(400)
    expect(await db().volunteerActivity.count()).toBe(0)
  })
})

test('favorites are marked and unmarked, and found again', async () => {
  const id = await opportunity('Mentor a fellow')
  await opportunity('Something else')
  const { page } = await list()
  const marked = await submit(page.form(`form[action^="/volunteer/${id}/favorite"]`), { as: imani })
  expect(marked.headers.get('location')).toBe('/volunteer')
  await press(id, 'favorite', { favorite: 'true' })
  const { page: kept, names } = await list('?favorites=true')
  expect(names).toEqual(['Mentor a fellow'])
  const form = kept.form(`form[action^="/volunteer/${id}/favorite"]`)
  expect((await submit(form, { as: imani })).headers.get('location')).toBe('/volunteer?favorites=true')
  expect((await list('?favorites=true')).names).toEqual([])
})

test('looking at the addresses of the buttons changes nothing', async () => {
  const id = await opportunity('Mentor a fellow')
  for (const address of [
    `/volunteer/${id}/signup?signedUp=true`,
    `/volunteer/${id}/favorite?favorite=true`,
  ]) {
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(address, { as: imani, method })
      expect(response.headers.get('location'), address).toBe('/volunteer')
    }
  }
  expect(await signupsOf(id)).toBe(0)
  expect(await db().opportunityFavorite.count()).toBe(0)
})

test('signing up and marking in masses is refused for a while', async () => {
  const id = await opportunity('Much wanted')
  await db().rateLimit.deleteMany()
  for (let time = 0; time < 120; time++) await press(id, 'favorite', { favorite: String(time % 2 === 0) })
  const refused = await press(id, 'signup', { signedUp: 'true', inPlace: 'true' })
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
  expect(await db().volunteerActivity.count({ where: { opportunityId: id } })).toBe(0)
  await db().rateLimit.deleteMany()
})
