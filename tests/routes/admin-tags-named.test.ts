import { beforeAll, describe, expect, test } from 'vitest'
import { admin, lastEntry, sendForm } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { countsOn, pressImport, uploaded } from '../support/imports.ts'

/** Two tags of one name: resources can have both. */
let industry: number
let role: number
let resource: number
beforeAll(async () => {
  const made = (type: 'INDUSTRY' | 'JOB_ROLE', name: string) => db().tag.create({ data: { type, name } })
  industry = (await made('INDUSTRY', 'Elsewhere')).id
  role = (await made('JOB_ROLE', 'Elsewhere')).id
  await made('INDUSTRY', 'Shipbuilding')
  const response = await sendForm('/admin/resources/new', { name: 'By hand', tagIds: String(role) })
  resource = Number(response.headers.get('location')?.split('/').at(-1))
})

const page = () => `/admin/resources/${resource}`
const tagsNow = async () =>
  (await db().resource.findUniqueOrThrow({ where: { id: resource }, include: { tags: true } })).tags
    .map(({ id }) => id)
    .sort((a, b) => a - b)

describe('tags of one name are told apart by their type', () => {
  test.each(['resources', 'insights', 'alumni-resources'])('in the form of %s', async (kind) => {
    const { page: form } = await visit(`/admin/${kind}/new`, admin)
    const labels = form.texts('.admin-form label').filter((label) => label.includes('Elsewhere'))
    expect(labels).toEqual(['Industry: Elsewhere', 'Job role: Elsewhere'])
  })

  test('in the form of an event', async () => {
    await db().tag.create({ data: { type: 'FORMAT', name: 'Afloat' } })
    const { page: form } = await visit('/admin/events/new', admin)
    expect(form.texts('.admin-form label')).toContain('Format: Afloat')
  })

  test('in the list and its history', async () => {
    const list = await visit('/admin/resources?search=by+hand', admin)
    expect(list.page.text('tbody')).toContain('Job role: Elsewhere')
    const history = await visit(`${page()}/history`, admin)
    expect(history.page.text('main')).toContain('Tags: Job role: Elsewhere')
  })

  test('where one is added to several, and in what is said of it afterwards', async () => {
    const bulk = await visit(`/admin/resources/bulk?item=${resource}&operation=tag`, admin)
    const options = bulk.page.texts('#tag option').filter((option) => option.includes('Elsewhere'))
    expect(options).toEqual(['Industry: Elsewhere', 'Job role: Elsewhere'])
    await submit(bulk.page.form('.admin-page form', { tag: String(industry) }), admin)
    expect(await tagsNow()).toEqual([industry, role].sort((a, b) => a - b))
    const history = await visit('/admin/history', admin)
    expect(history.page.text('main li.card')).toContain('tagged with “Industry: Elsewhere”')
  })

  test('in the history of tags and on their pages', async () => {
    await sendForm(`/admin/tags/${role}`, { position: '7' })
    expect((await lastEntry()).recordName).toBe('Elsewhere')
    const history = await visit('/admin/history', admin)
    expect(history.page.text('main li.card a')).toBe('Job role: Elsewhere')
  })

  test('in files, which are read as they were written', async () => {
    const file = await (await fetch('/admin/resources/export/csv?search=by+hand', admin)).text()
    expect(file).toContain('Industry: Elsewhere; Job role: Elsewhere')
    const before = await tagsNow()
    const { page: shown } = await uploaded('resources', file)
    expect(countsOn(shown)).toMatchObject({ Unchanged: 1 })
    expect(await tagsNow()).toEqual(before)
  })
})

describe('files with names alone, as they were before', () => {
  const file = (tags: string) => `id,Name,Tags\n${resource},By hand,${tags}`

  test('are read where no other tag has the name', async () => {
    const { address } = await uploaded('resources', file('Shipbuilding; Job role: Elsewhere'))
    expect((await pressImport(address)).status).toBe(303)
    const { id } = await db().tag.findFirstOrThrow({ where: { name: 'Shipbuilding' } })
    expect(await tagsNow()).toEqual([role, id].sort((a, b) => a - b))
  })

  test('are asked which one is meant where two have it', async () => {
    const { page: shown } = await uploaded('resources', file('Elsewhere'))
    expect(shown.text('main')).toContain('Write one of: Industry: Elsewhere, Job role: Elsewhere.')
  })
})
