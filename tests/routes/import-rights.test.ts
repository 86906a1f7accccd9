// @one-database: it is about who may import, not about what is written.
import { afterEach, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { admin, pathOf } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { pressImport, upload } from '../support/imports.ts'

const fileOf = (count: number) =>
  [
    'Label,Address,Type,Position',
    ...Array.from({ length: count }, (_, at) => `Slip ${at},https://example.org/${at},Other link,1`),
  ].join('\n')
const made = () => db().link.count({ where: { label: { startsWith: 'Slip ' } } })

const are = (role: 'ADMIN' | 'EVENT_MANAGER') =>
  db().user.update({ where: { email: emailOf('admin') }, data: { roles: [role], currentRole: role } })

afterEach(() => are('ADMIN'))

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
