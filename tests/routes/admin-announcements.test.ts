import { beforeEach, describe, expect, test } from 'vitest'
import { publishScheduled } from '#app/domain/administered/publish-scheduled.server.ts'
import { admin, entriesOf, lastEntry, pathOf, post, pressUndo, sendForm } from '../support/administration.ts'
import { removeAnnouncements, views, visitAnnouncements } from '../support/announcements.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { newcomer } from '../support/messages.ts'

beforeEach(removeAnnouncements)

const LIST = '/admin/announcements'

const written = {
  name: 'Summer office hours',
  'activities[0].name': 'When',
  'activities[0].elements[0].kind': 'TEXT',
  'activities[0].elements[0].text': 'From **nine** to noon.',
  'activities[0].elements[1].kind': 'FILE',
  'activities[0].elements[1].text': 'The whole calendar',
  'activities[0].elements[1].url': 'https://files.example.org/calendar.pdf',
}

/** Adds rows as a browser without script does, then sends the form by one of its buttons. */
async function write(values: Record<string, string | string[]> = {}, press = 'Publish'): Promise<number> {
  const response = await post(`${LIST}/new`, {
    version: '0',
    formKey: crypto.randomUUID(),
    intent: press === 'Publish' ? 'publish' : 'save',
    ...written,
    ...(values as Record<string, string>),
  })
  expect(response.status).toBe(303)
  return Number(pathOf(response).split('/').at(-1))
}

const edit = (id: number, values: Record<string, string>, press?: string) =>
  sendForm(`${LIST}/${id}`, values, press)

const standing = (id: number) =>
  db().announcement.findUniqueOrThrow({
    where: { id },
    include: { activities: { include: { elements: { orderBy: { position: 'asc' } } } } },
  })

/** Everything that a member may read that tells of announcements. */
async function readBy(as: number, id: number): Promise<string> {
  const addresses = ['/', '/announcements', '/announcements.data', `/announcements/${id}`, '/_root.data']
  const pages = await Promise.all(addresses.map(async (address) => (await fetch(address, { as })).text()))
  return pages.join('\n')
}

describe('an announcement', () => {
  test('is made with a section, by buttons that need no script', async () => {
    let { page } = await visit(`${LIST}/new`, admin)
    const press = async (label: string, values: Record<string, string> = {}) => {
      const answer = await submit(page.form('.admin-form', values, label), admin)
      expect(answer.status).toBe(200)
      page = new Page(await answer.text(), `${LIST}/new`)
    }
    await press('Add a section', { name: 'Built by hand' })
    await press('Add an element', { 'activities[0].name': 'Why' })
    const element = { 'activities[0].elements[0].kind': 'TEXT', 'activities[0].elements[0].text': 'Because.' }
    const response = await submit(page.form('.admin-form', element, 'Publish'), admin)
    expect(response.status).toBe(303)
    const { page: shown } = await visit(`/announcements/${Number(pathOf(response).split('/').at(-1))}`, {
      as: 'fellow',
    })
    expect(shown.text('h1')).toBe('Built by hand')
    expect(shown.text('.activity')).toBe('WhyBecause.')
  })

  test('is for those alone whom its audience names', async () => {
    const id = await write({ audience: ['PARTNER'] })
    expect((await fetch(`/announcements/${id}`, { as: 'partner' })).status).toBe(200)
    expect((await fetch(`/announcements/${id}`, { as: 'fellow' })).status).toBe(404)
  })

  test('tells what is missing in a section, at its field, with all that was typed', async () => {
    const response = await post(`${LIST}/new`, {
      ...written,
      version: '0',
      intent: 'publish',
      'activities[0].elements[0].text': '',
      'activities[0].elements[1].url': 'calendar.pdf',
      'activities[0].elements[2].kind': 'IMAGE',
      'activities[0].elements[2].text': 'A clock',
      'activities[0].elements[2].url': 'https://elsewhere.example.org/clock.png',
    })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('value="calendar.pdf"')
    const again = await post(`${LIST}/new`, {
      ...written,
      version: '0',
      intent: 'publish',
      'activities[0].elements[0].text': '',
      'activities[0].elements[2].kind': 'IMAGE',
      'activities[0].elements[2].text': 'A clock',
      'activities[0].elements[2].url': 'https://elsewhere.example.org/clock.png',
    })
    expect(again.status).toBe(400)
    const html = await again.text()
    expect(html).toContain('Please enter the text.')
    expect(html).toContain('Images are shown from this site alone.')
    expect(await db().announcement.count()).toBe(0)
  })

  test('is in no page of a member before it is published', async () => {
    const nadia = await newcomer({})
    const id = await write({ name: 'Quixotic plans' }, 'Save draft')
    expect(await readBy(nadia, id)).not.toContain('Quixotic')
    expect((await visitAnnouncements(nadia)).names).toEqual([])
    expect(
      (await fetch('/endpoints/announcements/viewed', { as: nadia, form: { ids: String(id) } })).ok,
    ).toBe(true)
    expect(await views(id)).toEqual([])
  })

  test('keeps what members see until changes of it are published', async () => {
    const nadia = await newcomer({})
    const id = await write()
    await edit(id, { name: 'Quixotic hours', 'activities[0].elements[0].text': 'Zephyr' }, 'Save draft')
    const seen = await readBy(nadia, id)
    expect(seen).toContain('Summer office hours')
    expect(seen).not.toMatch(/Quixotic|Zephyr/)
    await edit(id, {}, 'Publish changes')
    expect(await readBy(nadia, id)).toMatch(/Quixotic hours[\s\S]*Zephyr/)
  })

  test('has its place by the moment of its publication, which no correction moves', async () => {
    const nadia = await newcomer({})
    const first = await write({ name: 'First' })
    await write({ name: 'Second' })
    const { publishedAt } = await standing(first)
    await edit(first, { name: 'First, corrected' }, 'Publish changes')
    expect((await standing(first)).publishedAt).toEqual(publishedAt)
    expect((await visitAnnouncements(nadia)).names).toEqual(['Second', 'First, corrected'])
  })

  test('is published once when its time has come, and not if that was taken back', async () => {
    const [due, called] = [await write({}, 'Save draft'), await write({ name: 'Called off' }, 'Save draft')]
    const time = { date: '2099-03-02', time: '07:30', zone: 'America/New_York' }
    for (const id of [due, called]) await post(`${LIST}/${id}/schedule`, { ...time, intent: 'schedule' })
    expect((await standing(due)).publishAt?.toISOString()).toBe('2099-03-02T12:30:00.000Z')
    await post(`${LIST}/${called}/schedule`, { intent: 'unschedule' })
    await db().announcement.update({ where: { id: due }, data: { publishAt: new Date(Date.now() - 60_000) } })
    expect(await Promise.all([publishScheduled(), publishScheduled()])).toEqual([[], []])
    expect((await standing(due)).published).toBe(true)
    expect((await standing(called)).published).toBe(false)
    const published = (await entriesOf('announcements', due)).filter(({ door }) => door === 'SCHEDULE')
    expect(published).toHaveLength(1)
  })

  test('comes back with its sections after it was deleted', async () => {
    const id = await write({}, 'Save draft')
    const before = await standing(id)
    const { page } = await visit(`${LIST}/${id}/delete`, admin)
    await submit(page.form('.admin-page form', {}, 'Delete'), admin)
    expect(await db().announcement.count()).toBe(0)
    await pressUndo((await lastEntry()).id)
    expect((await standing(id)).activities).toEqual(before.activities)
  })

  test('that somebody has read is archived, not deleted', async () => {
    const id = await write()
    await fetch('/endpoints/announcements/viewed', { as: await newcomer({}), form: { ids: String(id) } })
    const { page } = await visit(`${LIST}/${id}/delete`, admin)
    expect(page.text('.notice')).toContain('1 reader refers to it')
    await post(`${LIST}/${id}/status`, { operation: 'archive' })
    expect((await fetch(`/announcements/${id}`, { as: 'fellow' })).status).toBe(404)
  })
})

test('two editors of different elements both get their way', async () => {
  const id = await write()
  const { page } = await visit(`${LIST}/${id}`, { as: 'staff' })
  const second = page.form(
    '.admin-form',
    { 'activities[0].elements[1].text': 'The calendar' },
    'Publish changes',
  )
  await edit(id, { 'activities[0].elements[0].text': 'From ten.' }, 'Publish changes')
  expect((await submit(second, { as: 'staff' })).status).toBe(303)
  const [section] = (await standing(id)).activities
  expect(section?.elements.map(({ text }) => text)).toEqual(['From ten.', 'The calendar'])
})

test('the list shows whom each is for and how it stands', async () => {
  await write({ name: 'Live', audience: ['FELLOW'], pinned: 'on' })
  await write({ name: 'Not yet' }, 'Save draft')
  const { page } = await visit(LIST, admin)
  expect(page.texts('.admin-table tbody th')).toEqual(['Not yet', 'Live'])
  expect(page.texts('.admin-table td[data-label="For"]')).toEqual(['Everyone', 'Fellow'])
  expect(page.texts('.admin-table tbody .chip')).toEqual(['Draft', 'Published'])
  const { page: pinned } = await visit(`${LIST}?pinned=true`, admin)
  expect(pinned.texts('.admin-table tbody th')).toEqual(['Live'])
})
