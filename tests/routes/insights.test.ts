import { beforeAll, describe, expect, test } from 'vitest'
import type { Prisma } from '#app/db/generated/client.ts'
import type { InsightAudience } from '#app/db/generated/enums.ts'
import { type Asking, db, fetch, visit } from '../support/app.ts'
import { eventIn } from '../support/home.ts'
import { newcomer } from '../support/messages.ts'
import { cardsAt, newResource } from '../support/resources.ts'

const insight = (name: string, more: Parameters<typeof newResource>[1] = {}) =>
  newResource(name, { subtype: 'MLT_INSIGHT', ...more })
const insightEvent = (days: number, name: string, more: Partial<Prisma.EventUncheckedCreateInput> = {}) =>
  eventIn(days, name, { isInsightEvent: true, ...more })

const at = (path: string, as: Asking['as'] = 'alumni') => cardsAt(`/mlt-insight/${path}`, as)

beforeAll(async () => {
  await db().event.updateMany({ data: { published: false } })
  await db().resource.deleteMany()
})

test('a hub without anything says so in each of its tabs', async () => {
  expect((await at('featured')).page.texts('main section p')).toEqual(['No resources', 'No events'])
  expect((await at('resources')).page.text('.empty-state h2')).toBe('No resources')
  expect((await at('events')).page.text('.empty-state h2')).toBe('No events')
  expect((await at('resources?search=x')).page.text('.empty-state h2')).toBe('No search results.')
  expect((await at('events?search=x')).page.text('.empty-state h2')).toBe('No search results.')
  expect((await at('resources/favorites')).page.text('.empty-state h2')).toBe('No favorites yet?!')
})

describe('the hub', () => {
  let featured: number
  beforeAll(async () => {
    for (let day = 1; day <= 5; day++) await insight(`Changed on ${day}`, { day })
    featured = (
      await insight('The Featured One', {
        day: 9,
        isFeatured: true,
        imageUrl: '/favicon.svg',
        summary: 'Read this',
      })
    ).id
    await insight('Featured before', { day: 2, isFeatured: true })
    await insight('Draft', { day: 28, isFeatured: true, published: false })
    await newResource('Of the library', { day: 28 })
    for (let day = 1; day <= 5; day++)
      await insightEvent(day, `Event ${day}`, { updatedAt: new Date(Date.UTC(2026, 0, day)) })
    await insightEvent(-3, 'Past Event', { updatedAt: new Date(Date.UTC(2025, 0, 1)) })
    await eventIn(1, 'Of the library of events')
  })

  test('opens with what is featured', async () => {
    const answer = await fetch('/mlt-insight', { as: 'alumni' })
    expect(answer.headers.get('location')).toBe('/mlt-insight/featured')
  })

  test('features one insight with picture and description, and beside it the four latest resources and events', async () => {
    const { page, names } = await at('featured')
    expect(page.text('.featured h2')).toBe('The Featured One')
    expect(page.text('.featured > div > p')).toBe('Read this')
    expect(page.find('.featured img').getAttribute('src')).toBe('/favicon.svg')
    expect(page.find('.featured a').getAttribute('href')).toBe(`/mlt-insight/resources/${featured}`)
    expect(names).toEqual([5, 4, 3, 2].map((day) => `Changed on ${day}`))
    expect(page.texts('.event-card h3')).toEqual([5, 4, 3, 2].map((day) => `Event ${day}`))
    const buttons = page.root.querySelectorAll('section > .btn')
    expect(buttons.map((button) => [button.text, button.getAttribute('href')])).toEqual([
      ['Browse Resources', '/mlt-insight/resources'],
      ['View Upcoming Events', '/mlt-insight/events'],
    ])
  })

  test('shows a picture of another site to nobody', async () => {
    await db().resource.update({ where: { id: featured }, data: { imageUrl: 'https://evil.example/x.png' } })
    expect((await at('featured')).page.has('.featured img')).toBe(false)
  })

  test('lists its resources by what changed last, and its events as they come', async () => {
    expect((await at('resources')).names.slice(0, 3)).toEqual([
      'The Featured One',
      'Changed on 5',
      'Changed on 4',
    ])
    const { page } = await at('events')
    expect(page.texts('.event-card h2')).toEqual([
      ...[1, 2, 3, 4, 5].map((day) => `Event ${day}`),
      'Past Event',
    ])
  })

  test('searches resources from what is featured, and where one is from there on', async () => {
    const { page } = await at('featured')
    const search = page.form('main form[role=search]', { search: 'changed 3' })
    expect(new URL(search.action).pathname).toBe('/mlt-insight/resources')
    expect(page.find('main [type=search]').getAttribute('placeholder')).toBe(
      'Search by name, speaker, topic...',
    )
    const { page: onResources, names } = await at('resources?search=changed+3')
    expect(names).toEqual(['Changed on 3'])
    expect(onResources.find('main [type=search]').getAttribute('value')).toBe('changed 3')
    const tabs = onResources.root.querySelectorAll('.tabs a').map((tab) => tab.getAttribute('href'))
    expect(tabs).toEqual([
      '/mlt-insight/featured',
      '/mlt-insight/resources?search=changed+3',
      '/mlt-insight/events?search=changed+3',
    ])
    const { page: onEvents } = await at('events?search=eVÉnt+4')
    expect(onEvents.texts('.event-card h2')).toEqual(['Event 4'])
    expect(onEvents.find('main [type=search]').getAttribute('placeholder')).toBe('Search by event...')
    expect(new URL(onEvents.form('main form[role=search]').action).pathname).toBe('/mlt-insight/events')
  })

  test.each(['%', '_', '\\', '"'])('takes %j as text in both searches', async (sign) => {
    expect((await at(`resources?search=${encodeURIComponent(sign)}`)).names).toEqual([])
    expect((await at(`events?search=${encodeURIComponent(sign)}`)).page.has('.event-card')).toBe(false)
  })

  test('counts favorites and completions, in its head and on their tabs', async () => {
    const as = await newcomer({ roles: ['ALUMNI'], currentRole: 'ALUMNI' })
    await fetch(`/resources/${featured}/marks`, { as, form: { favorite: 'true' } })
    const { page } = await at('featured', as)
    expect(page.texts('[aria-label="Your saved resources"] a')).toEqual(['Favorites (1)', 'Completions (0)'])
    const { page: kept, names } = await at('resources/favorites', as)
    expect(names).toEqual(['The Featured One'])
    expect(kept.texts('.tabs a')).toEqual(['Favorites (1)', 'Completions (0)'])
    expect(kept.text('.page-back')).toBe('Back to MLT Insights')
    expect((await at('resources/completed', as)).page.text('.empty-state h2')).toBe(
      'You haven’t completed any resources yet',
    )
    expect((await cardsAt('/resources/favorites', as)).names).toEqual([])
  })

  test('has neither summary nor marks for staff', async () => {
    const { page } = await at('featured', 'staff')
    expect(page.has('[aria-label="Your saved resources"], .resource-card form, .featured form')).toBe(false)
  })
})

describe('an insight', () => {
  const PARTNERS: InsightAudience[] = [
    'PARTNER_GROUP',
    'PARTNER_LEAD',
    'PARTNER_CONTENT_MANAGER',
    'PARTNER_EVENT_MANAGER',
  ]
  let fellow: number
  beforeAll(async () => {
    await db().resource.deleteMany()
    fellow = await newcomer({ roles: ['FELLOW'], currentRole: 'FELLOW', mltInsightsNews: true })
    await insight('For all', { day: 1 })
    await insight('For fellows', { day: 2, audience: ['FELLOW'] })
    await insight('For both', { day: 3, audience: ['FELLOW', 'PARTNER_LEAD'] })
    for (const [index, audience] of PARTNERS.entries())
      await insight(`For ${audience}`, { day: 4 + index, audience: [audience] })
  })

  test('for fellows is shown to fellows who are sent the news, one for partners to everybody else', async () => {
    expect((await at('resources', fellow)).names).toEqual(['For both', 'For fellows', 'For all'])
    const others = [...PARTNERS.map((audience) => `For ${audience}`).reverse(), 'For both', 'For all']
    for (const as of ['alumni', 'staff', 'partner', 'partner-manager'] as const)
      expect((await at('resources', as)).names, as).toEqual(others)
  })

  test('is not found, opened or featured for whom it isn’t meant', async () => {
    const { id } = await insight('Secret canaries', { audience: ['FELLOW'], isFeatured: true })
    expect((await at('resources?search=canaries')).names).toEqual([])
    expect((await at('featured')).page.has('.featured')).toBe(false)
    for (const address of [`/mlt-insight/resources/${id}`, `/mlt-insight/resources/${id}.data`]) {
      const answer = await fetch(address, { as: 'alumni' })
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('canaries')
    }
    expect((await visit(`/mlt-insight/resources/${id}`, { as: fellow })).status).toBe(200)
  })
})
