import { describe, expect, test } from 'vitest'
import type { TagFlag, TagType } from '#app/db/generated/enums.ts'
import { TAG_COLUMNS, TAG_JOINS } from '#app/domain/tags/references.server.ts'
import { admin, entriesOf, lastEntry, pathOf, sendForm } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'

async function newTag(type: TagType, name: string, flag?: TagFlag): Promise<number> {
  const response = await sendForm('/admin/tags/new', { type, name, position: '90', flag: flag ?? '' })
  expect(response.status).toBe(303)
  return Number(pathOf(response).split('/').at(-1))
}

const coaching = () => db().tag.findFirstOrThrow({ where: { flag: 'COACHING_ITEM' } })
const versionOf = async (id: number) => (await db().resource.findUniqueOrThrow({ where: { id } })).version

/** Opens the plan of a merge and presses its button. */
async function mergeInto(id: number, intoId: number) {
  const { page } = await visit(`/admin/tags/${id}/merge?into=${intoId}`, admin)
  return { page, response: await submit(page.form('section form', {}, 'Merge'), admin) }
}

describe('a tag', () => {
  test('is made with its type, and offered to whoever sorts by it', async () => {
    const id = await newTag('INDUSTRY', 'Space')
    expect(await db().tag.findUniqueOrThrow({ where: { id } })).toMatchObject({
      type: 'INDUSTRY',
      name: 'Space',
      flag: null,
      roles: [],
    })
    const { page } = await visit('/questions', { as: 'fellow' })
    expect(page.text('main')).toContain('Space')
  })

  test('of the same type and name isn’t made twice', async () => {
    await newTag('FORMAT', 'Fireside')
    const again = await sendForm('/admin/tags/new', { type: 'FORMAT', name: 'Fireside', position: '1' })
    expect(await again.text()).toContain('There is already a tag “Fireside” of this type.')
    expect(await db().tag.count({ where: { name: 'Fireside' } })).toBe(1)
  })

  test('that is used keeps its type', async () => {
    const { id } = await coaching()
    const response = await sendForm(`/admin/tags/${id}`, { type: 'INDUSTRY' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('The tag is used, so its type stays.')
  })

  test('that is renamed is found by its new name in the library', async () => {
    const id = await newTag('COLLECTION', 'Quillwork')
    const resource = await db().resource.findFirstOrThrow({ where: { subtype: 'RESOURCE', published: true } })
    await db().resource.update({ where: { id: resource.id }, data: { tags: { connect: { id } } } })
    await sendForm(`/admin/tags/${id}`, { name: 'Zanzibarite' })
    const { page } = await visit('/resources?search=zanzibarite', { as: 'fellow' })
    expect(page.text('main')).toContain(resource.name)
  })

  test('that members give back with can’t be deleted', async () => {
    const id = await newTag('CATEGORY', 'Baking')
    await db().user.updateMany({ where: { email: 'alumni@example.org' }, data: { givingBack: [id] } })
    const { page } = await visit(`/admin/tags/${id}/delete`, admin)
    expect(page.text('main')).toContain('1 member gives back with it')
    expect((await fetch(`/admin/tags/${id}/delete`, { ...admin, form: { version: '1' } })).status).toBe(303)
    expect(await db().tag.count({ where: { id } })).toBe(1)
  })
})

describe('a tag with a meaning', () => {
  test('says that resources become free before coaching is taken from it', async () => {
    const { id, version } = await coaching()
    const asked = await sendForm(`/admin/tags/${id}`, { flag: '' })
    expect(asked.status).toBe(400)
    const page = new Page(await asked.text(), `/admin/tags/${id}`)
    expect(page.text('.notice')).toMatch(/\d+ published resources? (is|are) free for everyone/)
    expect((await coaching()).version).toBe(version)
    expect((await submit(page.form('.admin-form'), admin)).status).toBe(303)
    expect(await db().tag.count({ where: { flag: 'COACHING_ITEM' } })).toBe(0)
    await db().tag.update({ where: { id }, data: { flag: 'COACHING_ITEM', version: { increment: 1 } } })
  })

  test('keeps who is found as a mock interviewer in step', async () => {
    const id = await newTag('CATEGORY', 'Rehearsals', 'MOCK_INTERVIEW')
    const { id: memberId } = await db().user.update({
      where: { email: 'fellow@example.org' },
      data: { givingBack: [id], givesMockInterviews: true },
    })
    const asked = await sendForm(`/admin/tags/${id}`, { flag: '' })
    const page = new Page(await asked.text(), `/admin/tags/${id}`)
    expect(page.text('.notice')).toContain('1 person who chose it will no longer be found')
    await submit(page.form('.admin-form'), admin)
    const { givesMockInterviews } = await db().user.findUniqueOrThrow({ where: { id: memberId } })
    expect(givesMockInterviews).toBe(false)
  })
})

describe('merging two tags', () => {
  test('moves everything that has the one, once, and says so before', async () => {
    const [from, to] = [await newTag('CATEGORY', 'Mentorship'), await newTag('CATEGORY', 'Being a mentor')]
    const [one, both] = await db().volunteerOpportunity.findMany({ take: 2, orderBy: { id: 'asc' } })
    const connect = { connect: [{ id: from }] }
    await db().volunteerOpportunity.update({ where: { id: one?.id }, data: { tags: connect } })
    await db().volunteerOpportunity.update({
      where: { id: both?.id },
      data: { tags: { connect: [{ id: from }, { id: to }] } },
    })
    const answer = await db().onboardingAnswer.findFirstOrThrow()
    await db().onboardingAnswer.update({ where: { id: answer.id }, data: { tagId: from } })
    const member = await db().user.update({
      where: { email: 'alumni@example.org' },
      data: { givingBack: [from, to] },
    })
    const { page, response } = await mergeInto(from, to)
    expect(page.texts('tbody th')).toEqual([
      'Opportunities',
      'Onboarding answers',
      'Members who give back with it',
    ])
    expect(page.texts('tbody td')).toEqual(['2', '1', '1', '0', '1', '0'])
    expect(pathOf(response)).toBe(`/admin/tags/${to}`)
    expect(await db().tag.count({ where: { id: from } })).toBe(0)
    const having = await db().volunteerOpportunity.findMany({ where: { tags: { some: { id: to } } } })
    expect(having.map(({ id }) => id)).toEqual(expect.arrayContaining([one?.id, both?.id]))
    expect((await db().onboardingAnswer.findUniqueOrThrow({ where: { id: answer.id } })).tagId).toBe(to)
    expect((await db().user.findUniqueOrThrow({ where: { id: member.id } })).givingBack).toEqual([to])
    await db().onboardingAnswer.update({ where: { id: answer.id }, data: { tagId: answer.tagId } })
  })

  test('is told in the history of both, and search finds resources by the name that stays', async () => {
    const [from, to] = [await newTag('COLLECTION', 'Wayfinding'), await newTag('COLLECTION', 'Orienteering')]
    const resource = await db().resource.findFirstOrThrow({ where: { subtype: 'RESOURCE', published: true } })
    await db().resource.update({ where: { id: resource.id }, data: { tags: { connect: { id: from } } } })
    const version = await versionOf(resource.id)
    await mergeInto(from, to)
    expect((await entriesOf('tags', from))[0]).toMatchObject({ action: 'merged into another tag' })
    expect((await entriesOf('tags', to))[0]).toMatchObject({ about: '“Wayfinding”', version: 2 })
    expect(await versionOf(resource.id)).toBe(version + 1)
    const { page } = await visit('/resources?search=orienteering', { as: 'fellow' })
    expect(page.text('main')).toContain(resource.name)
  })

  test('follows into drafts, where both become one', async () => {
    const [from, to] = [await newTag('FORMAT', 'Webinar call'), await newTag('FORMAT', 'Call')]
    const { id } = await db().event.findFirstOrThrow()
    await db().event.update({ where: { id }, data: { draft: { name: 'Later', tagIds: [from, to] } } })
    await mergeInto(from, to)
    expect((await db().event.findUniqueOrThrow({ where: { id } })).draft).toEqual({
      name: 'Later',
      tagIds: [to],
    })
  })

  test('says what becomes free, and does nothing once something has changed since', async () => {
    const { id, type } = await coaching()
    const to = await newTag(type, 'Free Coaching')
    const { page } = await visit(`/admin/tags/${id}/merge?into=${to}`, admin)
    expect(page.text('.notice')).toMatch(/free for everyone who can use alumni resources/)
    const resource = await db().resource.findFirstOrThrow({ where: { tags: { some: { id } } } })
    await db().resource.update({ where: { id: resource.id }, data: { tags: { disconnect: { id } } } })
    await submit(page.form('section form', {}, 'Merge'), admin)
    expect(await db().tag.count({ where: { id } })).toBe(1)
    await db().resource.update({ where: { id: resource.id }, data: { tags: { connect: { id } } } })
  })

  test('is offered for tags of one type alone, and to administrators alone', async () => {
    const [from, to] = [await newTag('FORMAT', 'Panel talk'), await newTag('INDUSTRY', 'Panels')]
    const { page } = await visit(`/admin/tags/${from}/merge?into=${to}`, admin)
    expect(page.has('section form')).toBe(false)
    const form = { into: String(to), token: 'x' }
    expect((await fetch(`/admin/tags/${from}/merge`, { as: 'staff', form })).status).toBe(403)
    await fetch(`/admin/tags/${from}/merge`, { ...admin, form })
    expect(await db().tag.count({ where: { id: { in: [from, to] } } })).toBe(2)
    expect((await lastEntry()).action).toBe('created')
  })

  test('moves whatever the schema says refers to a tag', async () => {
    const keys = await db().$queryRaw<{ table: string }[]>`
      SELECT DISTINCT c.conrelid::regclass::text AS table FROM pg_constraint c
      WHERE c.contype = 'f' AND c.confrelid = to_regclass('"Tag"')`
    expect(keys.map(({ table }) => table.replaceAll('"', '')).sort()).toEqual(
      [...Object.keys(TAG_JOINS), ...Object.keys(TAG_COLUMNS)].sort(),
    )
  })
})
