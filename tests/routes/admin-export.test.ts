import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { kinds } from '#app/domain/administered/kinds.server.ts'
import { fileKinds } from '#app/domain/administered/row-kinds.server.ts'
import { FORMATS } from '#app/domain/exchange/export.server.ts'
import { type DemoAccount, emailOf } from '../../prisma/seeds/accounts.ts'
import { admin, lastEntry } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { newEvent } from '../support/partners.ts'
import { sessionOn } from '../support/sessions.ts'
import { readSheets } from '../support/workbook.ts'

async function exported(address: string, asking = admin as Parameters<typeof fetch>[1]) {
  const answer = await fetch(address, asking)
  expect(answer.status).toBe(200)
  return parse(await answer.text(), { bom: true, columns: true }) as Record<string, string>[]
}

const idOfAdmin = async () => (await db().user.findUniqueOrThrow({ where: { email: emailOf('admin') } })).id

test('all kinds are exported in both formats within an hour', async () => {
  const files = new Set([...kinds, ...fileKinds]).size * FORMATS.length
  const key = `exportsByMember:${await idOfAdmin()}`
  await db().rateLimit.create({ data: { key, points: files - 1, expire: new Date(Date.now() + 600_000) } })
  expect((await fetch('/admin/links/export/xlsx', admin)).status).toBe(200)
  await db().rateLimit.delete({ where: { key } })
})

describe('a list as a file', () => {
  test.each(kinds.map(({ name }) => name))(
    '%s: all there are, with what leads back to each',
    async (name) => {
      const rows = await exported(`/admin/${name}/export/csv?sort=`)
      for (const row of rows) {
        expect(row.id).toMatch(/^\d+$/)
        expect(row.version).toMatch(/^\d+$/)
      }
      expect(await lastEntry()).toMatchObject({
        door: 'FILE',
        action: 'exported',
        kind: name,
        count: rows.length,
      })
    },
  )

  test('what matches the filter alone, in words in the history', async () => {
    const { name, searchKey } = await db().organization.findFirstOrThrow()
    const rows = await exported(`/admin/organizations/export/csv?${new URLSearchParams({ search: name })}`)
    const all = await db().organization.count()
    expect(rows).toHaveLength(
      await db().organization.count({ where: { searchKey: { contains: searchKey } } }),
    )
    expect(rows.length).toBeLessThan(all)
    expect((await lastEntry()).about).toContain(name)
  })

  test('what is chosen is told by name, and text that looks like a formula is text', async () => {
    const { id } = await db().organization.create({
      data: {
        name: '=SUM Labs',
        type: 'NONPROFIT',
        searchKey: '=sum labs',
        sortKey: 'sum labs',
        isPartner: true,
      },
    })
    const [row] = await exported('/admin/organizations/export/csv?search=%3Dsum')
    expect(row).toMatchObject({
      id: String(id),
      Name: "'=SUM Labs",
      Kind: 'Nonprofit',
      'It’s a partner': 'yes',
    })
    const answer = await fetch('/admin/organizations/export/xlsx?search=%3Dsum', admin)
    const [sheet] = await readSheets(new Uint8Array(await answer.arrayBuffer()))
    expect(sheet?.data.map((cells) => cells[2])).toEqual(['Name', '=SUM Labs'])
    await db().organization.delete({ where: { id } })
  })

  test('staff get no field of members that only administrators may change', async () => {
    const [forAdmin] = await exported('/admin/members/export/csv')
    expect(Object.keys(forAdmin ?? {})).toContain('Email address')
    const [forStaff] = await exported('/admin/members/export/csv', { as: 'staff' })
    expect(Object.keys(forStaff ?? {})).toEqual(['id', 'version', 'Name'])
  })

  test('what is in files alone goes to those who may import it', async () => {
    const status = async (kind: string, as: DemoAccount) =>
      (await fetch(`/admin/${kind}/export/csv`, { as })).status
    for (const [kind, allowed] of [
      ['action-items', ['event-manager']],
      ['affiliations', ['admin']],
      ['enrollments', ['admin']],
      ['event-participants', ['staff', 'event-manager', 'admin']],
      ['event-attendees', ['staff', 'event-manager', 'admin']],
    ] as const) {
      for (const as of ['staff', 'event-manager', 'admin'] as const) {
        const may = (allowed as readonly string[]).includes(as)
        expect([kind, as, await status(kind, as)]).toEqual([kind, as, may ? 200 : 403])
      }
    }
  })

  test('what is inside records is exported as their list is filtered, in both formats', async () => {
    const [mine, other] = [await newEvent({ name: 'Exported inside' }), await newEvent({ name: 'Elsewhere' })]
    await sessionOn(mine, 0, 'Inside one')
    await sessionOn(other, 0, 'Outside one')
    const { page } = await visit('/admin/events?search=Exported+inside', { as: 'event-manager' })
    const links = page.root
      .querySelectorAll('details a')
      .map((link) => [link.text, link.getAttribute('href')])
    expect(links).toContainEqual([
      'Sessions as CSV',
      '/admin/event-sessions/export/csv?search=Exported+inside',
    ])
    expect(links).toContainEqual([
      'Sessions for Excel',
      '/admin/event-sessions/export/xlsx?search=Exported+inside',
    ])
    const rows = await exported('/admin/event-sessions/export/csv?search=Exported+inside')
    expect(rows.map(({ Event, Name }) => [Event, Name])).toEqual([['Exported inside', 'Inside one']])
    const answer = await fetch('/admin/event-sessions/export/xlsx?search=Exported+inside', admin)
    const [sheet] = await readSheets(new Uint8Array(await answer.arrayBuffer()))
    expect(sheet?.data.flat()).toContain('Inside one')
    expect(sheet?.data.flat()).not.toContain('Outside one')
  })

  test('a list leads only to the files inside that its viewer may have', async () => {
    const titles = async (as: DemoAccount) => {
      const { page } = await visit('/admin/events', { as })
      return page.texts('details a').filter((text) => text.startsWith('Action items'))
    }
    expect(await titles('event-manager')).toEqual(['Action items as CSV', 'Action items for Excel'])
    expect(await titles('staff')).toEqual([])
  })

  test('another format isn’t found', async () => {
    expect((await fetch('/admin/links/export/pdf', admin)).status).toBe(404)
  })
})
