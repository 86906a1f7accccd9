import { beforeAll, describe, expect, test } from 'vitest'
import { formatMedium } from '#app/values/calendar-date.ts'
import { db, visit } from '../support/app.ts'
import { eventIn, inNewYork, queriesOf } from '../support/home.ts'

/** Of a card, beside the one to its calendar file. */
const MAIN_LINK = 'a:not([href$=".ics"])'

const library = async (search = '', as: 'alumni' | 'staff' | 'fellow' = 'alumni') => {
  const { page, status } = await visit(`/events${search}`, { as })
  return { page, status, names: page.texts('.event-card h2') }
}

const cardOf = async (name: string, as: 'alumni' | 'staff' | 'fellow' = 'alumni') => {
  const { page } = await library('', as)
  const card = page.root.querySelectorAll('.event-card').find((it) => it.querySelector('h2')?.text === name)
  if (!card) throw new Error(`There is no card of ${name}`)
  return card
}

beforeAll(async () => {
  await db().event.updateMany({ data: { published: false } })
})

test('an empty library says so and offers the past', async () => {
  const { page, status } = await library()
  expect(status).toBe(200)
  expect(page.text('.empty-state h2')).toBe('No events found.')
  expect(page.find('.empty-state a').getAttribute('href')).toBe('/events?viewAll=true')
  expect((await library('?viewAll=true')).page.text('.empty-state')).toBe('No events found.')
})

describe('the library', () => {
  beforeAll(async () => {
    await eventIn(5, 'In five days', {
      startTime: '18:00',
      timezone: 'America/Chicago',
      eventUrl: 'https://e.example.org/5',
    })
    await eventIn(0, 'Today')
    await eventIn(-2, 'Running', { lasts: 3 })
    await eventIn(-1, 'Yesterday', { eventUrl: 'https://e.example.org/yesterday' })
    await eventIn(-9, 'Long ago')
    await eventIn(3, 'An insight', { isInsightEvent: true })
    await eventIn(3, 'A draft', { published: false })
    await eventIn(4, 'Of a program', { isFellowEvent: true, eventUrl: 'https://e.example.org/4' })
    await eventIn(6, 'No address', { eventUrl: null })
    await eventIn(7, 'No web page', { eventUrl: 'javascript:alert(1)' })
  })

  test('lists what is not over, by the day on which it starts', async () => {
    const { names, page } = await library()
    expect(names).toEqual(['Running', 'Today', 'Of a program', 'In five days', 'No address', 'No web page'])
    expect(page.text('#count')).toBe('6 events')
  })

  test('adds past events, the latest first, and marks them', async () => {
    const { names, page } = await library('?viewAll=true')
    expect(names).toEqual([
      ...['Running', 'Today', 'Of a program', 'In five days', 'No address', 'No web page'],
      ...['Yesterday', 'Long ago'],
    ])
    const marked = page.root
      .querySelectorAll('.event-card')
      .filter((card) => card.text.includes('Past event'))
    expect(marked.map((card) => card.querySelector('h2')?.text)).toEqual(['Yesterday', 'Long ago'])
    expect(marked[0]?.querySelector(MAIN_LINK)).toBeNull()
    expect(page.find('#viewAll').hasAttribute('checked')).toBe(true)
  })

  test('links to the event’s own page for whoever wants to come', async () => {
    const link = (await cardOf('In five days')).querySelector(MAIN_LINK)
    expect(link?.getAttribute('href')).toBe('https://e.example.org/5')
    expect(link?.getAttribute('rel')).toBe('noopener noreferrer')
    expect(link?.text).toBe('RSVP for In five days (opens in a new tab)')
  })

  test.each(['No address', 'No web page'])(
    'shows a link that leads nowhere for an event with %s',
    async (name) => {
      const link = (await cardOf(name)).querySelector(MAIN_LINK)
      expect(link?.getAttribute('aria-disabled')).toBe('true')
      expect(link?.hasAttribute('href')).toBe(false)
    },
  )

  test('marks program events, to which one does not reply here', async () => {
    const card = await cardOf('Of a program', 'fellow')
    expect(card.text).toContain('Program Event')
    expect(card.querySelector(MAIN_LINK)).toBeNull()
  })

  test('asks no reply of staff', async () => {
    expect((await cardOf('In five days', 'staff')).text).not.toContain('RSVP')
  })

  test('says day and time as the event’s own calendar and clock have them', async () => {
    const card = await cardOf('In five days')
    expect(card.text).toContain(formatMedium(inNewYork(5)))
    expect(card.text).toMatch(/6:00 PM C[SD]T \(7:00 PM E[SD]T your time\)/)
  })
})

describe('the pages of the library', () => {
  beforeAll(async () => {
    for (let index = 0; index < 24; index++) await eventIn(30, `Crowd ${index}`)
  })

  test('hold twelve events each, every one once though all start on one day', async () => {
    const seen = [
      ...(await library()).names,
      ...(await library('?page=2')).names,
      ...(await library('?page=3')).names,
    ]
    expect(seen).toHaveLength(30)
    expect(new Set(seen).size).toBe(30)
  })

  test.each([
    ['0', '1'],
    ['abc', '1'],
    ['99', '3'],
    ['99999999999999999999', '3'],
  ])('make of page %s page %s', async (asked, shown) => {
    const { page, status } = await library(`?page=${asked}`)
    expect(status).toBe(200)
    expect(page.text('.pagination [aria-current]')).toBe(shown)
  })

  test('keep the past events when they lead on', async () => {
    const { page } = await library('?viewAll=true')
    expect(page.find('.pagination [rel=next]').getAttribute('href')).toBe('/events?viewAll=true&page=2')
    expect(page.form('form[aria-label="Search and filter events"]').fields.toString()).toBe(
      'search=&viewAll=true&sort=',
    )
  })

  test('take five queries, those of session and badges included, however many events there are', async () => {
    expect(await queriesOf('/events', 'alumni')).toHaveLength(5)
    expect(await queriesOf('/events?viewAll=true&page=2', 'alumni')).toHaveLength(5)
  })
})
