import { describe, expect, test } from 'vitest'
import { packIds } from '#app/values/packed-ids.server.ts'
import { admin, pathOf, post, sendForm } from '../support/administration.ts'
import { type Asking, db, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'

const staff = { as: 'staff' } as const satisfies Asking

const section = (index: number, name: string) => ({
  [`activities[${index}].name`]: name,
  [`activities[${index}].elements[0].kind`]: 'TEXT',
  [`activities[${index}].elements[0].text`]: `It says ${name}.`,
})

async function written(name: string): Promise<number> {
  const form = { version: '0', formKey: crypto.randomUUID(), intent: 'save', name }
  const response = await post('/admin/resources/new', { ...form, ...section(0, 'One'), ...section(1, 'Two') })
  return Number(pathOf(response).split('/').at(-1))
}

const standing = (id: number) =>
  db().resource.findUniqueOrThrow({
    where: { id },
    include: { tags: true, activities: { orderBy: { position: 'asc' } } },
  })

/** What stands nowhere in a form, and moves the version of its record. */
const doings: [what: string, does: (id: number, tag: number) => Promise<unknown>, leaves: object][] = [
  [
    'sets a time of publication',
    async (id) => {
      const { page } = await visit(`/admin/resources/${id}/schedule`, admin)
      const time = { date: '2027-03-16', time: '07:30' }
      return submit(page.form('.admin-page form', time, 'Schedule'), admin)
    },
    { publishAt: expect.any(Date), published: false },
  ],
  [
    'adds a tag to it in bulk',
    (id, tag) => {
      const form = { ids: packIds([id]), key: crypto.randomUUID(), tag: String(tag) }
      return post(`/admin/resources/bulk?item=${id}&operation=tag`, form)
    },
    { tags: [{ name: expect.any(String) }] },
  ],
  [
    'archives and restores it',
    async (id) => {
      await post(`/admin/resources/${id}/status`, { operation: 'archive' })
      return post(`/admin/resources/${id}/status`, { operation: 'restore' })
    },
    { archivedAt: null },
  ],
  [
    'publishes it from the list',
    (id) => {
      const form = { ids: packIds([id]), key: crypto.randomUUID() }
      return post(`/admin/resources/bulk?item=${id}&operation=publish`, form)
    },
    { published: true },
  ],
]

describe('while someone has a form open', () => {
  test.each(doings)(
    'whoever else %s neither loses what was typed nor has it refused',
    async (_, does, leaves) => {
      const { id: tag } = await db().tag.findFirstOrThrow({ where: { type: 'INDUSTRY' } })
      const id = await written('Typed meanwhile')
      const { version } = await standing(id)
      const { page } = await visit(`/admin/resources/${id}`, staff)
      const typed = page.form('.admin-form', { 'activities[1].name': 'Two, in other words' }, 'Save draft')
      await does(id, tag)
      expect((await standing(id)).version).toBeGreaterThan(version)
      expect((await submit(typed, staff)).status).toBe(303)
      const after = await standing(id)
      const stands = (after.draft ?? after) as { activities: { name: string }[] }
      expect(stands.activities.map(({ name }) => name)).toEqual(['One', 'Two, in other words'])
      expect(after).toMatchObject(leaves)
    },
  )

  test('a section that moves up keeps what a colleague has written in another one', async () => {
    const id = await written('Moved meanwhile')
    const address = `/admin/resources/${id}`
    const { page } = await visit(address, staff)
    const moving = page.form('.admin-form', {}, 'Move up: section 2')
    const moved = new Page(await (await submit(moving, staff)).text(), address)
    await sendForm(address, { 'activities[0].name': 'One, in other words' }, 'Save draft')
    expect((await submit(moved.form('.admin-form', {}, 'Save draft'), staff)).status).toBe(303)
    const { activities } = await standing(id)
    expect(activities.map(({ name }) => name)).toEqual(['Two', 'One, in other words'])
  })
})
