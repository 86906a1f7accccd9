import { beforeAll, expect, test } from 'vitest'
import { packIds } from '#app/values/packed-ids.server.ts'
import { entriesOf, post, pressUndo } from '../support/administration.ts'
import { db, fetch, type signIn, visit } from '../support/app.ts'
import { newEvent, newPartner, newRepresentative } from '../support/partners.ts'

const NAME = 'Quillfeather'
let id = 0
let representative = 0
let eventId = 0
beforeAll(async () => {
  id = await newPartner(NAME)
  representative = await newRepresentative(id)
  eventId = await newEvent()
  await db().jobPosting.create({
    data: {
      organizationId: id,
      title: 'Quill maker',
      url: 'https://example.org/quills',
      postedOn: new Date(),
    },
  })
})

const status = (operation: string) =>
  post(`/admin/organizations/${id}/status`, { operation }, { as: 'staff' })

const list = async (query: string) =>
  (await visit(`/admin/organizations?search=quillfeather${query}`, { as: 'staff' })).page.texts('tbody tr')

const text = async (address: string, as: Parameters<typeof signIn>[0]) =>
  (await fetch(address, { as })).text()

/** Whether it is offered or listed there, for whom. */
const places = {
  'partner hubs': () => text('/partner-hub?search=quillfeather', 'alumni'),
  'job board': () => text('/careers/job-board', 'alumni'),
  choosers: () => text('/endpoints/organizations?search=quillfeather', 'alumni'),
  'partners to invite': () =>
    text(`/admin/events/${eventId}/participants/invite?search=quillfeather`, 'staff'),
  'partner management': () => text('/partner-management/my-partners?search=quillfeather', 'event-manager'),
}
const shownIn = async () => {
  const found = await Promise.all(
    Object.entries(places).map(async ([place, read]) => ((await read()).includes(NAME) ? [place] : [])),
  )
  return found.flat()
}
const pageOfItsOwn = async () => (await fetch(`/partner-dashboard/${id}`, { as: representative })).status

test('an organization that is archived is offered and listed nowhere, until it is restored', async () => {
  expect(await shownIn()).toEqual(Object.keys(places))
  expect(await pageOfItsOwn()).toBe(200)
  const { page } = await visit(`/admin/organizations/${id}`, { as: 'staff' })
  expect(page.text('section[aria-labelledby=publication]')).toMatch(
    /Active.*it’s no longer offered.*1 job posting and 1 member refer to it\./,
  )
  expect((await visit(`/admin/organizations/${id}/delete`, { as: 'staff' })).page.text('.notice')).toContain(
    'You can archive it instead: then it’s no longer offered.',
  )

  expect((await status('archive')).status).toBe(303)
  expect(await shownIn()).toEqual([])
  expect(await pageOfItsOwn()).toBe(404)
  expect(await list('')).toEqual([])
  expect(await list('&standing=archived')).toEqual([expect.stringContaining('Archived')])
  expect(await db().organization.findUniqueOrThrow({ where: { id } })).toMatchObject({
    published: true,
    isPartner: true,
    archivedAt: expect.any(Date),
  })

  await status('restore')
  expect(await shownIn()).toEqual(Object.keys(places))
  expect(await list('')).toEqual([expect.stringContaining('Active')])
  expect((await entriesOf('organizations', id)).map(({ action }) => action)).toEqual([
    'restored from the archive',
    'archived',
  ])
})

test('archiving can be undone, and is neither publishing nor its opposite', async () => {
  await status('archive')
  const [entry] = await entriesOf('organizations', id)
  expect(entry?.changes).toEqual([{ path: 'archivedAt', before: null, after: expect.any(String) }])
  await pressUndo(entry?.id as number, { as: 'staff' })
  expect(await shownIn()).toEqual(Object.keys(places))
  for (const operation of ['publish', 'unpublish']) expect((await status(operation)).status).toBe(400)
})

test('several are archived together', async () => {
  const ids = [await newPartner('Bundled one'), await newPartner('Bundled other')]
  const form = { ids: packIds(ids), key: crypto.randomUUID() }
  const query = 'operation=archive&all=true&search=bundled'
  const confirmation = await visit(`/admin/organizations/bulk?${query}`, { as: 'staff' })
  expect(confirmation.page.text('h1')).toBe('Archive 2 organizations?')
  expect((await post(`/admin/organizations/bulk?${query}`, form, { as: 'staff' })).status).toBe(303)
  const left = { id: { in: ids }, archivedAt: null }
  expect(await db().organization.count({ where: left })).toBe(0)
  const publishing = await fetch('/admin/organizations/bulk?operation=publish&all=true&search=bundled', {
    as: 'staff',
  })
  expect(publishing.status).toBe(400)
})
