import { describe, expect, test } from 'vitest'
import { admin, lastEntry, pathOf, post, sendForm } from '../support/administration.ts'
import { db, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'

const GONE = 'Someone has deleted what you chose. Please choose again.'
const unique = () => `Short-lived ${crypto.randomUUID().slice(0, 8)}`

const newOrganization = async () => {
  const name = unique()
  return db().organization.create({
    data: { name, type: 'COMPANY', isPartner: true, sortKey: name, searchKey: name },
  })
}
const newPlace = async () => {
  const label = unique()
  return db().location.create({ data: { type: 'CITY', label, sortKey: label, searchKey: label } })
}
const newTag = async () => db().tag.create({ data: { type: 'CATEGORY', name: unique() } })

const posting = { title: 'Analyst', url: 'https://jobs.example.org/1', postedOn: '2026-11-02' }
const event = {
  name: 'Gathering',
  status: 'PENDING',
  timezone: 'America/New_York',
  startDate: '2027-05-01',
  endDate: '2027-05-01',
}

describe('what was chosen and is deleted before the form is sent', () => {
  test.each([
    {
      of: 'a column',
      kind: 'job-postings',
      choose: newOrganization,
      remove: (id: number) => db().organization.delete({ where: { id } }),
      values: (id: number) => ({ ...posting, organizationId: String(id) }),
      typed: 'Analyst',
    },
    {
      of: 'a column that may be empty',
      kind: 'events',
      choose: newOrganization,
      remove: (id: number) => db().organization.delete({ where: { id } }),
      values: (id: number) => ({ ...event, organizationId: String(id) }),
      typed: 'Gathering',
    },
    {
      of: 'several choices',
      kind: 'events',
      choose: newTag,
      remove: (id: number) => db().tag.delete({ where: { id } }),
      values: (id: number) => ({ ...event, tagIds: String(id) }),
      typed: 'Gathering',
    },
    {
      of: 'a row',
      kind: 'regional-hubs',
      choose: newPlace,
      remove: (id: number) => db().location.delete({ where: { id } }),
      values: (id: number) => ({ name: 'Northern Chapter', 'locations[0].chosen': String(id) }),
      typed: 'Northern Chapter',
    },
  ])(
    'is a fault of its field, with everything as typed: $of',
    async ({ kind, choose, remove, values, typed }) => {
      const { id } = await choose()
      const form = { version: '0', formKey: crypto.randomUUID(), intent: 'save', ...values(id) }
      await remove(id)
      const response = await post(`/admin/${kind}/new`, form)
      expect(response.status).toBe(400)
      const page = new Page(await response.text(), `/admin/${kind}/new`)
      expect(page.texts('[role="alert"] li')).toEqual([GONE])
      expect(page.find(`.admin-form input[value="${typed}"]`)).toBeTruthy()
    },
  )

  test('is one of a form that stands, too, and of a draft that is to be published', async () => {
    const { id: tagId } = await newTag()
    const made = await sendForm('/admin/events/new', event, 'Publish')
    const address = pathOf(made)
    const id = Number(address.split('/').at(-1))
    const { page } = await visit(address, admin)
    await sendForm(address, { tagIds: String(tagId) }, 'Save draft')
    await db().tag.delete({ where: { id: tagId } })
    const { version } = await db().event.findUniqueOrThrow({ where: { id } })
    const fields = Object.fromEntries(page.form('.admin-form').fields as Iterable<[string, string]>)
    const again = await post(address, {
      ...fields,
      tagIds: String(tagId),
      version: String(version),
      intent: 'save',
    })
    expect(again.status).toBe(400)
    const published = await post(`${address}/status`, { operation: 'publish' })
    expect(published.status).toBe(303)
    expect(await db().event.findUniqueOrThrow({ where: { id } })).toMatchObject({
      draft: { tagIds: [tagId] },
    })
  })

  test('keeps undo from bringing back what named it', async () => {
    const { id: organizationId } = await newOrganization()
    const made = await sendForm(
      '/admin/job-postings/new',
      { ...posting, organizationId: String(organizationId) },
      'Save draft',
    )
    const address = pathOf(made)
    const { page } = await visit(`${address}/delete`, admin)
    await post(
      `${address}/delete`,
      Object.fromEntries(page.form('.admin-page form', {}, 'Delete').fields as Iterable<[string, string]>),
    )
    const entry = await lastEntry()
    await db().organization.delete({ where: { id: organizationId } })
    const undo = await visit(`/admin/history/${entry.id}/undo`, admin)
    expect(undo.page.has('.admin-page form')).toBe(false)
    expect(await db().jobPosting.count({ where: { organizationId } })).toBe(0)
  })
})
