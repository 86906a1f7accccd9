// @one-database: it is about who may take what back, and until when.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { removeExpired } from '#app/domain/sessions/expiry.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { admin, pathOf, pressUndo } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { pressImport, upload } from '../support/imports.ts'
import { newMember } from '../support/own-profile.ts'

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY)

const fileOf = (count: number) =>
  [
    'Label,Address,Type,Position',
    ...Array.from({ length: count }, (_, at) => `Keel ${at},https://example.org/${at},Other link,1`),
  ].join('\n')
const made = () => db().link.count({ where: { label: { startsWith: 'Keel ' } } })
const latest = () => db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })

async function imported(count: number) {
  const address = pathOf(await upload('links', fileOf(count)))
  await workOnImports()
  await pressImport(address)
  await workOnImports()
  expect(await made()).toBe(count)
  const { entryId, id } = await latest()
  return { address, id, entryId: entryId ?? 0 }
}

/** Another administrator. */
let other: { cookie: string }

beforeEach(async () => {
  other = await newMember({ roles: ['ADMIN'] })
})
afterEach(async () => {
  await db().fileImport.deleteMany()
  await db().link.deleteMany({ where: { label: { startsWith: 'Keel ' } } })
  await db().user.update({ where: { email: emailOf('admin') }, data: { closedAt: null } })
})

describe('a file is kept', () => {
  test('as long as its import can be undone, and so long where it was never imported', async () => {
    const { id } = await imported(2)
    const left = pathOf(await upload('links', fileOf(1)))
    await db().fileImport.updateMany({ data: { createdAt: ago(31) } })
    await removeExpired()
    expect((await db().fileImport.findMany()).map((file) => file.id)).toEqual([id])
    expect((await fetch(left, admin)).status).toBe(404)
    await db().fileImport.updateMany({ data: { appliedAt: ago(31) } })
    await removeExpired()
    expect(await db().fileImport.count()).toBe(0)
  })

  test('until what is being done with it has ended', async () => {
    const { id } = await imported(2)
    await db().fileImport.updateMany({ data: { appliedAt: ago(31), stage: 'UNDOING' } })
    await removeExpired()
    expect(await db().fileImport.count({ where: { id } })).toBe(1)
  })
})

describe('what someone else has imported', () => {
  test('is taken back by another administrator, also once its uploader’s account is closed', async () => {
    const { entryId, address } = await imported(3)
    await db().user.update({ where: { email: emailOf('admin') }, data: { closedAt: new Date() } })
    expect((await fetch(address, other)).status).toBe(404)
    const { page } = await visit(`/admin/history/${entryId}`, other)
    expect(page.find('.admin-page a[href$="/undo"]').text).toBe('Undo')
    await pressUndo(entryId, other)
    expect(await made()).toBe(0)
    const { undoneById } = await db().changeEntry.findUniqueOrThrow({ where: { id: entryId } })
    expect(undoneById).not.toBeNull()
  })

  test('is left alone where one doesn’t administer the kind, or only did a form’s change', async () => {
    const { entryId } = await imported(1)
    const staff = await newMember({ roles: ['EVENT_MANAGER'] })
    expect((await fetch(`/admin/history/${entryId}/undo`, staff)).status).toBe(404)
    await db().changeEntry.update({ where: { id: entryId }, data: { door: 'BULK' } })
    expect((await fetch(`/admin/history/${entryId}/undo`, other)).status).toBe(303)
    expect((await visit(`/admin/history/${entryId}`, other)).page.has('.admin-page a[href$="/undo"]')).toBe(
      false,
    )
  })

  test('an export is in the history, and there’s nothing in it to undo', async () => {
    await fetch('/admin/links/export/csv', admin)
    const { id } = await db().changeEntry.findFirstOrThrow({
      where: { kind: 'links' },
      orderBy: { id: 'desc' },
    })
    const { page, status } = await visit(`/admin/history/${id}`, admin)
    expect([status, page.has('.admin-page a[href$="/undo"]')]).toEqual([200, false])
  })

  test.each([
    ['another’s file', async () => {}],
    ['a file that went with its account', () => db().fileImport.deleteMany()],
  ])(
    'in the background, of %s, on a page of their own',
    async (_, lose) => {
      const { entryId, address } = await imported(5_001)
      await lose()
      const answer = await pressUndo(entryId, other)
      const own = pathOf(answer)
      expect(own).not.toBe(address)
      expect((await visit(own, other)).page.text('#progress')).toBe('Undoing the import')
      await pressUndo(entryId, other).catch(() => {})
      expect(await db().fileImport.count({ where: { stage: 'UNDOING' } })).toBe(1)
      expect(await workOnImports()).toEqual([])
      expect(await made()).toBe(0)
      expect((await visit(own, other)).page.text('.admin-page')).toContain('This import has been undone.')
      const { undoneBy } = await db().changeEntry.findUniqueOrThrow({
        where: { id: entryId },
        select: { undoneBy: { select: { actorId: true } } },
      })
      expect(undoneBy?.actorId).toBe((await latest()).actorId)
    },
    120_000,
  )
})
