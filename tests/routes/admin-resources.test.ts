import { beforeAll, describe, expect, test } from 'vitest'
import { pathOf, post, sendForm } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { cardsAt } from '../support/resources.ts'

const said = {
  'activities[0].name': 'First steps',
  'activities[0].elements[0].kind': 'TEXT',
  'activities[0].elements[0].text': 'Begin with **one** question.',
}

let tag: number
beforeAll(async () => {
  tag = (await db().tag.create({ data: { type: 'COLLECTION', name: 'Interviews by hand' } })).id
})

type KindName = 'resources' | 'insights' | 'alumni-resources'

async function write(kind: KindName, values: Record<string, string>, intent: 'save' | 'publish' = 'publish') {
  const form = { version: '0', formKey: crypto.randomUUID(), intent, ...said, ...values }
  const response = await post(`/admin/${kind}/new`, form)
  expect(response.status).toBe(303)
  return Number(pathOf(response).split('/').at(-1))
}

const standing = (id: number) =>
  db().resource.findUniqueOrThrow({ where: { id }, include: { tags: true, activities: true } })

const found = async (search: string) => (await cardsAt(`/resources?search=${search}`)).names

describe('a resource', () => {
  test('is made with speakers, minutes and tags, and read', async () => {
    const id = await write('resources', {
      name: 'Álvarez on interviews',
      speakers: 'Tomás Álvarez\r\n\r\n  Wen Li ',
      estimatedMinutes: '25',
      tagIds: String(tag),
    })
    expect(await standing(id)).toMatchObject({
      subtype: 'RESOURCE',
      speakers: ['Tomás Álvarez', 'Wen Li'],
      estimatedMinutes: 25,
      searchKey: 'alvarez on interviews',
      tags: [{ id: tag }],
    })
    const { page } = await visit(`/resources/${id}`, { as: 'alumni' })
    expect(page.text('h1')).toBe('Álvarez on interviews')
    expect(page.text('.activity')).toBe('First stepsBegin with one question.')
    const form = (await visit(`/admin/resources/${id}`, { as: 'staff' })).page
    expect(form.text('textarea[name="speakers"]')).toBe('Tomás Álvarez Wen Li')
  })

  test('is found by its words once they’re published, and by none of a draft', async () => {
    const id = await write('resources', { name: 'Zephyrology', summary: 'Of quokkas' }, 'save')
    expect([...(await found('zephyrology')), ...(await found('quokkas'))]).toEqual([])
    await sendForm(`/admin/resources/${id}`, {}, 'Publish')
    expect(await found('quokkas')).toEqual(['Zephyrology'])
    const words = { summary: 'Of numbats', 'activities[0].elements[0].text': 'And bilbies.' }
    await sendForm(`/admin/resources/${id}`, words, 'Save draft')
    expect([...(await found('numbats')), ...(await found('bilbies'))]).toEqual([])
    expect(await found('quokkas')).toEqual(['Zephyrology'])
    await sendForm(`/admin/resources/${id}`, {}, 'Publish changes')
    expect(await found('bilbies')).toEqual(['Zephyrology'])
    expect(await found('quokkas')).toEqual([])
  })

  test('that is archived is in no list, count or search', async () => {
    const id = await write('resources', { name: 'Ephemeral thylacines' })
    const total = async () => (await visit('/resources', { as: 'alumni' })).page.text('#count')
    const before = await total()
    await post(`/admin/resources/${id}/status`, { operation: 'archive' })
    expect(await total()).not.toBe(before)
    expect(await found('thylacines')).toEqual([])
    expect((await fetch(`/resources/${id}`, { as: 'alumni' })).status).toBe(404)
  })

  test('stands where its last publication puts it, which no correction moves', async () => {
    const [first, second] = [
      await write('resources', { name: 'Wombats, part one' }),
      await write('resources', { name: 'Wombats, part two' }),
    ]
    await sendForm(`/admin/resources/${first}`, { summary: 'Corrected' }, 'Publish changes')
    expect(await found('wombats')).toEqual(['Wombats, part two', 'Wombats, part one'])
    await post(`/admin/resources/${first}/status`, { operation: 'unpublish' })
    await post(`/admin/resources/${first}/status`, { operation: 'publish' })
    expect(await found('wombats')).toEqual(['Wombats, part one', 'Wombats, part two'])
    expect((await standing(second)).version).toBe(1)
  })

  test('keeps a section that somebody has completed', async () => {
    const id = await write('resources', { name: 'Completed in part' })
    const { activities } = await standing(id)
    const { id: userId } = await db().user.findFirstOrThrow({ where: { roles: { has: 'ALUMNI' } } })
    await db().sectionCompletion.create({ data: { userId, activityId: activities[0]?.id as number } })
    const { page } = await visit(`/admin/resources/${id}`, { as: 'admin' })
    const form = page.form('.admin-form', {}, 'Publish changes')
    for (const name of [...form.fields.keys()]) if (name.startsWith('activities')) form.fields.delete(name)
    const response = await post(`/admin/resources/${id}`, Object.fromEntries(form.fields))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('can’t be removed: 1 completed section refers to it')
    expect((await standing(id)).activities).toHaveLength(1)
  })
})

test('an insight is for the partners it names, and one is featured', async () => {
  const id = await write('insights', {
    name: 'For groups alone',
    audience: 'PARTNER_GROUP',
    isFeatured: 'on',
  })
  expect(await standing(id)).toMatchObject({
    subtype: 'MLT_INSIGHT',
    audience: ['PARTNER_GROUP'],
    isFeatured: true,
  })
  const { page } = await visit('/admin/insights?featured=true', { as: 'staff' })
  expect(page.texts('.admin-table tbody th')[0]).toBe('For groups alone')
})

test('an alumni resource is in the list of alumni, and no resource of another kind is in its form', async () => {
  const id = await write('alumni-resources', { name: 'For alumni alone' })
  expect((await fetch(`/alumni-resources/${id}`, { as: 'alumni' })).status).toBe(200)
  expect((await fetch(`/admin/resources/${id}`, { as: 'staff' })).status).toBe(404)
  expect((await fetch(`/admin/insights/${id}`, { as: 'staff' })).status).toBe(404)
})

test('a picture from elsewhere is refused, because no page would show it', async () => {
  const response = await post('/admin/insights/new', {
    version: '0',
    intent: 'publish',
    name: 'Pictured',
    imageUrl: 'https://elsewhere.example.org/a.png',
  })
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Please enter an address of this site, starting with /.')
})
