import { describe, expect, test } from 'vitest'
import { admin, entriesOf, lastEntry, pathOf, pressUndo, sendForm } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'

const handbook = { label: 'Handbook', url: 'https://handbook.example.org/', type: 'OTHER', position: '40' }

async function newLink(values: Record<string, string | string[]> = {}): Promise<number> {
  const response = await sendForm('/admin/links/new', { ...handbook, ...values })
  expect(response.status).toBe(303)
  return Number(pathOf(response).split('/').at(-1))
}

const linkNow = (id: number) => db().link.findUniqueOrThrow({ where: { id } })

describe('a link', () => {
  test('is made by its form and stands on home for those it is meant for', async () => {
    const id = await newLink({ label: 'Fellows’ handbook', audience: ['FELLOW', 'STAFF'] })
    expect(await linkNow(id)).toMatchObject({
      label: 'Fellows’ handbook',
      audience: ['FELLOW', 'STAFF'],
      version: 1,
    })
    expect(await (await fetch('/', { as: 'fellow' })).text()).toContain('Fellows’ handbook')
    expect(await (await fetch('/', { as: 'alumni' })).text()).not.toContain('Fellows’ handbook')
    const [entry] = await entriesOf('links', id)
    expect(entry).toMatchObject({
      action: 'created',
      door: 'FORM',
      version: 1,
      recordName: 'Fellows’ handbook',
    })
  })

  test('is made once by the same form sent twice', async () => {
    const { page } = await visit('/admin/links/new', admin)
    const form = page.form('.admin-form', { ...handbook, label: 'Twice' })
    const [one, two] = [await submit(form, admin), await submit(form, admin)]
    expect(pathOf(one)).toBe(pathOf(two))
    expect(await db().link.count({ where: { label: 'Twice' } })).toBe(1)
  })

  test('is refused with what was typed', async () => {
    const response = await sendForm('/admin/links/new', { ...handbook, label: 'Half typed', url: 'handbook' })
    expect(response.status).toBe(400)
    const html = await response.text()
    expect(html).toContain('value="Half typed"')
    expect(html).toContain('value="handbook"')
    expect(html).toContain('Please enter a full web address')
    expect(await db().link.count({ where: { label: 'Half typed' } })).toBe(0)
  })

  test('is deleted, and brought back with its id within ten minutes', async () => {
    const id = await newLink({ label: 'Soon gone' })
    const { page } = await visit(`/admin/links/${id}/delete`, admin)
    expect((await submit(page.form('.admin-page form', {}, 'Delete'), admin)).status).toBe(303)
    expect(await db().link.count({ where: { id } })).toBe(0)
    const { id: entryId } = await lastEntry()
    expect((await pressUndo(entryId)).status).toBe(303)
    expect(await linkNow(id)).toMatchObject({ label: 'Soon gone', version: 3 })
    expect((await fetch(`/admin/history/${entryId}/undo`, { ...admin, form: {} })).status).toBe(303)
    expect((await linkNow(id)).version).toBe(3)
  })

  test('that others may not administer is neither listed nor changed by them', async () => {
    const id = await newLink()
    for (const as of ['event-manager', 'fellow', 'many-roles'] as const) {
      const status = as === 'event-manager' ? 403 : 404
      expect((await fetch('/admin/links', { as })).status).toBe(status)
      expect(
        (await fetch(`/admin/links/${id}`, { as, form: { ...handbook, label: 'Mine', version: '1' } }))
          .status,
      ).toBe(status)
    }
    expect((await linkNow(id)).label).toBe('Handbook')
  })
})

describe('two editors of a link', () => {
  test('who change different fields both get their way', async () => {
    const id = await newLink()
    const { page } = await visit(`/admin/links/${id}`, { as: 'staff' })
    const second = page.form('.admin-form', { position: '7' })
    await sendForm(`/admin/links/${id}`, { label: 'Handbook 2027' })
    expect((await submit(second, { as: 'staff' })).status).toBe(303)
    expect(await linkNow(id)).toMatchObject({ label: 'Handbook 2027', position: 7, version: 3 })
  })

  test('who change the same field: the second gets what was typed and what differs, and decides', async () => {
    const id = await newLink()
    const { page } = await visit(`/admin/links/${id}`, { as: 'staff' })
    const second = page.form('.admin-form', { label: 'My handbook', position: '9' })
    await sendForm(`/admin/links/${id}`, { label: 'Handbook 2027', url: 'https://new.example.org/' })
    const response = await submit(second, { as: 'staff' })
    expect(response.status).toBe(409)
    const html = await response.text()
    const shown = new Page(html, `/admin/links/${id}`)
    expect(shown.text('.notice')).toContain('Label: now “Handbook 2027”, yours “My handbook”')
    expect(await linkNow(id)).toMatchObject({ label: 'Handbook 2027' })
    const again = shown.form('.admin-form')
    expect((await submit(again, { as: 'staff' })).status).toBe(303)
    expect(await linkNow(id)).toMatchObject({
      label: 'My handbook',
      position: 9,
      url: 'https://new.example.org/',
    })
  })

  test('a change by other means than the administration is never written over', async () => {
    const id = await newLink()
    const { page } = await visit(`/admin/links/${id}`, admin)
    await db().link.update({
      where: { id },
      data: { url: 'https://moved.example.org/', version: { increment: 1 } },
    })
    expect((await submit(page.form('.admin-form', { position: '3' }), admin)).status).toBe(409)
    expect(await linkNow(id)).toMatchObject({ url: 'https://moved.example.org/', position: 40 })
  })
})

test('the history tells who changed what, field by field, and outlives the account', async () => {
  const id = await newLink({ label: 'Told' })
  await sendForm(`/admin/links/${id}`, { label: 'Retold' }, undefined, { as: 'staff' })
  const { page } = await visit(`/admin/links/${id}/history`, admin)
  const [changed, made] = page.texts('.change-list li')
  expect(changed).toBe('Label: Told → Retold')
  expect(made).toBe('Label: Told')
  expect(page.text('.admin-page ol')).toContain('Grace Whitfield')
  const own = await visit(`/admin/links/${id}/history`, { as: 'staff' })
  expect(own.page.texts('.admin-page ol > li')).toHaveLength(1)
  const [entry] = await entriesOf('links', id)
  const { id: gone } = await db().user.create({
    data: { email: 'gone@example.org', firstName: 'A', lastName: 'B' },
  })
  await db().changeEntry.update({ where: { id: entry?.id }, data: { actorId: gone } })
  await db().user.delete({ where: { id: gone } })
  expect((await visit(`/admin/links/${id}/history`, admin)).page.text('.admin-page ol')).toContain(
    'Closed account',
  )
})
