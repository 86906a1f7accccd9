import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#app/db/generated/enums.ts'
import { db, visit } from '../support/app.ts'
import { alumniResource } from '../support/home.ts'

/** Each list is filled by its own test. */
beforeEach(async () => {
  await db().event.updateMany({ data: { published: false } })
  await db().resource.deleteMany()
  await db().announcement.deleteMany()
  await db().link.deleteMany()
})

const home = async (as: Parameters<typeof visit>[1] = { as: 'alumni' }) => (await visit('/', as)).page

describe('a list without entries', () => {
  test('says so, and where to go on', async () => {
    const page = await home()
    expect(page.texts('section > div > p:first-child')).toEqual([
      'No upcoming events',
      'No new announcements',
      'No resources',
    ])
    expect(page.find('section[aria-labelledby=events] p a').getAttribute('href')).toBe('/events?viewAll=true')
    expect(page.texts('main h2')).not.toContain('Discussion on Slack')
    expect(page.texts('main h2')).not.toContain('Useful Links')
  })

  test('of members says that nobody is found', async () => {
    await db().user.updateMany({ data: { listed: false } })
    expect((await home()).text('section:has(#community) div > p')).toBe('No Rising Leaders Found')
  })
})

describe('the resources of home', () => {
  test('are six: menu items first, then what changed last', async () => {
    const menu = await db().tag.findFirstOrThrow({ where: { flag: 'MENU_ITEM' } })
    const changed = (day: number) => ({ publishedAt: new Date(`2026-02-0${day}T12:00:00Z`) })
    for (const day of [1, 2, 3, 4, 5, 6, 7]) await alumniResource(`Changed on ${day}`, changed(day))
    await alumniResource('A menu item', { ...changed(1), tags: { connect: { id: menu.id } } })
    await alumniResource('A draft', { ...changed(9), published: false })
    await alumniResource('An insight', { ...changed(9), subtype: 'MLT_INSIGHT' })
    const page = await home()
    expect(page.texts('section:has(#resources) h3')).toEqual([
      'A menu item',
      ...[7, 6, 5, 4, 3].map((day) => `Changed on ${day}`),
    ])
    expect(page.find('section:has(#resources) .section-head a').getAttribute('href')).toBe(
      '/alumni-resources',
    )
    expect(page.text('section:has(#resources) .section-head a')).toBe('Explore alumni resources')
  })
})

describe('the announcements of home', () => {
  const announce = (name: string, day: number, more: { pinned?: boolean; audience?: Role[] } = {}) =>
    db().announcement.create({ data: { name, publishedAt: new Date(`2026-02-0${day}T12:00:00Z`), ...more } })

  test('are three: pinned ones first, then what changed last', async () => {
    await announce('Oldest', 1, { pinned: true })
    await announce('Middle', 2)
    await announce('Newest', 4)
    await announce('Newer', 3)
    expect((await home()).texts('section:has(#announcements) li a')).toEqual(['Oldest', 'Newest', 'Newer'])
  })

  test('are those for the role that one acts in', async () => {
    await announce('For all', 1)
    await announce('For fellows', 2, { audience: ['FELLOW'] })
    await announce('For partners', 3, { audience: ['PARTNER', 'EVENT_MANAGER'] })
    const named = async (as: 'fellow' | 'partner' | 'alumni' | 'staff') =>
      (await home({ as })).texts('section:has(#announcements) li a')
    expect(await named('alumni')).toEqual(['For all'])
    expect(await named('fellow')).toEqual(['For fellows', 'For all'])
    expect(await named('partner')).toEqual(['For partners', 'For all'])
    expect(await named('staff'), 'staff preview what fellows are told').toEqual(['For fellows', 'For all'])
  })
})

describe('the links of home', () => {
  test('stand by their type, in their order, for the role that one acts in', async () => {
    const links = [
      { label: 'Second', url: 'https://slack.example.org/2', type: 'SLACK', position: 2, audience: [] },
      { label: 'First', url: 'https://slack.example.org/1', type: 'SLACK', position: 1, audience: [] },
      { label: 'Not here', url: 'https://www.example.org/', type: 'OTHER', audience: ['PARTNER'] },
      { label: 'Giving', url: 'https://www.example.org/give', type: 'OTHER', audience: ['ALUMNI', 'STAFF'] },
    ] as const
    for (const { audience, ...link } of links)
      await db().link.create({ data: { ...link, audience: [...audience] } })
    const page = await home()
    expect(page.texts('section:has(#slack) bdi')).toEqual(['First', 'Second'])
    expect(page.texts('section:has(#links) bdi')).toEqual(['Giving'])
    expect(page.find('section:has(#links) li a').getAttribute('href')).toBe('https://www.example.org/give')
  })

  test('lead to web pages alone, and in a way that those can’t reach back', async () => {
    for (const url of ['javascript:alert(1)', '//evil.example', 'ftp://files.example.org']) {
      await db().link.create({ data: { label: url, url } })
    }
    await db().link.create({ data: { label: 'Good', url: 'https://www.example.org/' } })
    const page = await home()
    expect(page.texts('aside li bdi')).toEqual(['Good'])
    expect(page.find('aside li a').getAttribute('rel')).toBe('noopener noreferrer')
  })
})
