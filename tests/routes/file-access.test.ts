// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeEach, describe, expect, test } from 'vitest'
import { inDays, newEvent } from '../support/admin-events.ts'
import { admin, post } from '../support/administration.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { pdf } from '../support/documents.ts'
import { announceWith, uploaded } from '../support/files.ts'
import { picture } from '../support/pictures.ts'
import { statementsOf } from '../support/statements.ts'

beforeEach(() => db().storedFile.deleteMany())

/** Presses a button of the record's page. */
async function press(page: string, operation: string) {
  const { version } = await db().announcement.findUniqueOrThrow({
    where: { id: Number(page.split('/').at(-1)) },
  })
  const answer = await post(`${page}/status`, { operation, version: String(version) })
  expect(answer.status).toBe(303)
}

const people = [
  'fellow',
  'alumni',
  'partner',
  'event-manager',
  'google-tec',
  'new-fellow',
  'no-role',
] as const
const editors = ['staff', 'admin'] as const

const openTo = async (address: string) => {
  const answers = [...people, ...editors].map(
    async (as) => [as, (await fetch(address, { as })).status] as const,
  )
  const statuses = Object.fromEntries(await Promise.all(answers))
  expect(Object.values(statuses).filter((status) => ![200, 404].includes(status))).toEqual([])
  return Object.keys(statuses).filter((as) => statuses[as] === 200)
}

describe('a file is there', () => {
  test('for editors alone while nothing that is published shows it', async () => {
    const { address } = await uploaded(pdf('draft'))
    expect(await openTo(address)).toEqual(editors)
    await announceWith(address, 'save')
    expect(await openTo(address)).toEqual(editors)
    expect((await fetch(address)).status).toBe(404)
  })

  test('for whoever may read the announcement that shows it, for as long as it’s published', async () => {
    const { address } = await uploaded(pdf('announced'))
    const page = await announceWith(address, 'publish', ['ALUMNI'])
    expect(await openTo(address)).toEqual(['alumni', ...editors])
    expect((await fetch(address)).status).toBe(404)
    const cookie = await signIn('alumni')
    expect((await fetch(address, { cookie })).status).toBe(200)
    await press(page, 'unpublish')
    expect((await fetch(address, { cookie })).status).toBe(404)
    await press(page, 'publish')
    expect((await fetch(address, { cookie })).status).toBe(200)
    await press(page, 'archive')
    expect((await fetch(address, { cookie })).status).toBe(404)
    expect(await openTo(address)).toEqual(editors)
  })

  test('for whoever sees the event that shows it, on its page or its card', async () => {
    const { address } = await uploaded(await picture.png())
    const image = { imageUrl: address, startDate: inDays(20), endDate: inDays(20) }
    const id = await newEvent(image, 'Save draft')
    expect(await openTo(address)).toEqual(['event-manager', ...editors])
    await post(`/admin/events/${id}/status`, { operation: 'publish' })
    expect(await openTo(address)).toEqual(['fellow', 'alumni', 'event-manager', ...editors])
    const { page } = await visit('/events?viewAll=true', { as: 'alumni' })
    expect(page.has(`.event-card img[src="${address}"]`)).toBe(true)
    expect((await visit(`/events/${id}`, { as: 'staff' })).page.has(`main img[src="${address}"]`)).toBe(true)
    const { id: fileId } = await db().storedFile.findFirstOrThrow()
    expect((await visit(`/admin/files/${fileId}/delete`, admin)).page.text('.notice')).toContain('(event)')
    await post(`/admin/events/${id}/status`, { operation: 'archive' })
    expect(await openTo(address)).toEqual(['event-manager', ...editors])
  })

  test('for no member while it stands in the draft beside what is live', async () => {
    const [shown, drafted] = [await uploaded(pdf('live')), await uploaded(pdf('beside'))]
    const page = await announceWith(shown.address, 'publish', ['FELLOW'])
    const { page: form } = await visit(page, admin)
    const values = { 'activities[0].elements[0].url': drafted.address }
    expect((await submit(form.form('.admin-form', values, 'Save draft'), admin)).status).toBe(303)
    expect(await openTo(shown.address)).toEqual(['fellow', ...editors])
    expect(await openTo(drafted.address)).toEqual(editors)
    for (const { id } of [shown, drafted]) {
      await post(`/admin/files/${id}/delete`, {})
      expect(await db().storedFile.count({ where: { id } })).toBe(1)
    }
    const again = await visit(page, admin)
    expect((await submit(again.page.form('.admin-form', {}, 'Publish changes'), admin)).status).toBe(303)
    expect(await openTo(shown.address)).toEqual(editors)
    expect(await openTo(drafted.address)).toEqual(['fellow', ...editors])
  })

  test('for everyone who may read the resource that shows it, and after paying for it where it’s paid', async () => {
    const { address } = await uploaded(pdf('resource'))
    const coaching = await db().tag.findFirstOrThrow({ where: { flag: 'COACHING_ITEM' } })
    const sections = {
      create: [{ elements: { create: [{ kind: 'FILE' as const, text: 'Sheet', url: address }] } }],
    }
    const common = { sortKey: 'fact', searchKey: 'fact', name: 'Fact', activities: sections }
    const library = await db().resource.create({ data: { ...common, subtype: 'RESOURCE' } })
    expect(await openTo(address)).toEqual(['fellow', 'alumni', 'google-tec', ...editors])
    await db().resource.delete({ where: { id: library.id } })
    const paid = await db().resource.create({
      data: { ...common, subtype: 'ALUMNI_RESOURCE', tags: { connect: { id: coaching.id } } },
    })
    const { id } = await db().user.findUniqueOrThrow({ where: { email: 'alumni@example.org' } })
    const subscriptions = { where: { userId: id } }
    const had = await db().subscription.findMany(subscriptions)
    await db().subscription.deleteMany(subscriptions)
    expect(await openTo(address)).toEqual(editors)
    await db().subscription.createMany({ data: had })
    await db().resource.delete({ where: { id: paid.id } })
  })

  test('for those who see the partner whose logo it is, and for visitors once it’s a business', async () => {
    const { address } = await uploaded(await picture.jpeg(), 'logo.jpg')
    const { id } = await db().organization.create({
      data: { name: 'Logo Works', sortKey: 'logo works', searchKey: 'logo works' },
    })
    const logo = (data: object) => db().organization.update({ where: { id }, data })
    await logo({ logoUrl: address })
    expect(await openTo(address)).toEqual(editors)
    await logo({ isPartner: true })
    expect(await openTo(address)).toEqual(expect.arrayContaining(['alumni', 'event-manager', ...editors]))
    expect((await fetch(address)).status).toBe(404)
    await logo({ isBusiness: true })
    expect((await fetch(address)).status).toBe(200)
    expect(await openTo(address)).toEqual([...people, ...editors])
    const { page } = await visit(`/alumni-business-registry/${id}`)
    expect(page.has(`img[src="${address}"]`)).toBe(true)
    await db().organization.delete({ where: { id } })
  })

  test('in one spelling', async () => {
    const { address, key, id } = await uploaded(pdf('spelled'))
    const others = ['/', '.pdf', '%00', '0', '/../x', '?x=1'].map((end) => address + end)
    const spelled = [key.toUpperCase(), `..%2Ffiles%2F${key}`, `%2e%2e/${key}`, key.slice(1), String(id)]
    for (const asked of [
      ...others,
      address.toUpperCase(),
      `${address}.data`,
      ...spelled.map((it) => `/files/${it}`),
    ])
      expect((await fetch(asked, { as: 'fellow' })).status, asked).toBe(404)
    expect((await fetch(address, { ...admin, method: 'HEAD' })).status).toBe(200)
  })

  test('by one query more than a session takes', async () => {
    const { address } = await uploaded(pdf('asked'))
    await announceWith(address, 'publish')
    const cookie = await signIn('fellow')
    await fetch(address, { cookie })
    expect(await statementsOf(() => fetch(address, { cookie }))).toBe(2)
  })
})
