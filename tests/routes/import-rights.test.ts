// @one-database: it is about who may import, not about what is written.
import { afterEach, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { admin, pathOf, pressUndo } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { pressImport, upload } from '../support/imports.ts'

const fileOf = (count: number) =>
  [
    'Label,Address,Type,Position',
    ...Array.from({ length: count }, (_, at) => `Slip ${at},https://example.org/${at},Other link,1`),
  ].join('\n')
const made = () => db().link.count({ where: { label: { startsWith: 'Slip ' } } })

const are = (role: 'ADMIN' | 'EVENT_MANAGER' | 'ALUMNI') =>
  db().user.update({ where: { email: emailOf('admin') }, data: { roles: [role], currentRole: role } })

const close = (closedAt: Date | null) =>
  db().user.update({ where: { email: emailOf('admin') }, data: { closedAt } })
const latest = () => db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })

/** A long file of which a process has written so much and no more. */
async function stoppedMidway() {
  const address = pathOf(await upload('links', fileOf(5_001)))
  expect(await workOnImports()).toEqual([])
  await pressImport(address)
  const ending = new AbortController()
  const toEnd = async () => (await latest()).done === 2 && ending.abort()
  expect(await workOnImports(0, toEnd, ending.signal)).toEqual([])
  expect([await made(), (await latest()).stage]).toEqual([200, 'WRITING'])
  return address
}

afterEach(async () => {
  await are('ADMIN')
  await close(null)
  await db().fileImport.deleteMany()
  await db().link.deleteMany({ where: { label: { startsWith: 'Slip ' } } })
})

test('a file is imported by what whoever uploaded it may do by then', async () => {
  const address = pathOf(await upload('links', fileOf(2)))
  const { page } = await visit(address, admin)
  const form = page.form('.admin-page form.cluster')
  await are('EVENT_MANAGER')
  expect((await submit(form, admin)).status).toBe(403)
  expect(await made()).toBe(0)
})

test('a long one is imported in the background by what they may do by then', async () => {
  const address = pathOf(await upload('links', fileOf(5_001)))
  expect(await workOnImports()).toEqual([])
  await pressImport(address)
  await are('EVENT_MANAGER')
  expect(await workOnImports()).toEqual([])
  expect(await made()).toBe(0)
  await are('ADMIN')
  expect((await visit(address, admin)).page.text('.admin-page')).toContain('You can no longer import these.')
})

test.each([
  ['may no longer import', () => are('ALUMNI')],
  ['has a closed account', () => close(new Date())],
])(
  'a long one is taken back where whoever uploaded it %s midway',
  async (_, lose) => {
    const address = await stoppedMidway()
    await lose()
    expect(await workOnImports()).toEqual([])
    expect([await made(), (await latest()).stage]).toEqual([0, 'TAKEN_BACK'])
    await are('ADMIN')
    await close(null)
    const { page } = await visit(address, admin)
    expect(page.text('.admin-page')).toContain('You can no longer import these.')
  },
  120_000,
)

test('what somebody undid goes back, whatever they may do by then', async () => {
  await pressImport(pathOf(await upload('links', fileOf(3))))
  // As if it had been long.
  await db().fileImport.updateMany({ data: { stage: 'WRITTEN' } })
  const { entryId } = await latest()
  await pressUndo(entryId ?? 0)
  await are('ALUMNI')
  expect(await workOnImports()).toEqual([])
  expect([await made(), (await latest()).stage]).toEqual([0, 'UNDONE'])
  const entry = await db().changeEntry.findUniqueOrThrow({ where: { id: entryId ?? 0 } })
  expect(entry.undoneById).not.toBeNull()
})
