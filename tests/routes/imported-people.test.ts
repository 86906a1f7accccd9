// @one-database: what cells mean for people is decided above the database.
import { afterEach, expect, test } from 'vitest'
import { countUnwelcomed, welcomeImported } from '#app/domain/accounts/imported-members.server.ts'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { admin, lastEntry } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { countsOn, pressImport, uploaded } from '../support/imports.ts'
import { day } from '../support/viewer-kinds.ts'

const crm = [
  'CRM key,Email,First name,Last name,Roles,Program,Program year,City,Country',
  '0037t00Ba,t.abel@crm.example,Temi,Abel,Alumni,MBA Prep,2021,Chicago,US',
  '0037t00Bc,jun.pak@crm.example,Jun,Pak,Fellow,Career Prep,2025,,',
  '0037t00Bc,jun.pak@crm.example,Jun,Pak,Fellow,MBA Prep,2026,,',
  '0037t00Bh,zoe.lind@crm.example,Zoe,Lind,Alumni,MBA Prep,2020,Malm\u00f6,Sweden',
].join('\n')

afterEach(async () => {
  await db().user.deleteMany({ where: { email: { endsWith: '@crm.example' } } })
  await db().outboxEmail.deleteMany({ where: { to: { endsWith: '@crm.example' } } })
  await db().fileImport.deleteMany()
})

test('welcomed they are once somebody asks for it, and once', async () => {
  const { address } = await uploaded('members', crm)
  await pressImport(address)
  const welcomes = () =>
    db().outboxEmail.count({ where: { kind: 'WELCOME_IMPORTED', to: { endsWith: '@crm.example' } } })
  const { page } = await visit(address, admin)
  expect(await welcomes()).toBe(0)
  const form = page.form('[aria-labelledby=welcomes] form', {}, 'Email 3 members')
  await submit(form, admin)
  await submit(form, admin)
  expect(await welcomes()).toBe(3)
  expect((await visit(address, admin)).page.has('#welcomes')).toBe(false)
})

test('welcomed those of a long file are in the background, each once', async () => {
  const { address } = await uploaded('members', crm)
  await pressImport(address)
  // As if it had been long.
  await db().fileImport.updateMany({ data: { stage: 'WRITTEN' } })
  const { page } = await visit(address, admin)
  const form = page.form('[aria-labelledby=welcomes] form', {}, 'Email 3 members')
  await submit(form, admin)
  expect((await visit(address, admin)).page.text('#progress')).toBe('Queuing the welcome emails')
  expect(await workOnImports()).toEqual([])
  await submit(form, admin)
  expect(await workOnImports()).toEqual([])
  const to = { endsWith: '@crm.example' }
  expect(await db().outboxEmail.count({ where: { kind: 'WELCOME_IMPORTED', to } })).toBe(3)
  const { page: after } = await visit(address, admin)
  expect([after.has('#progress'), after.has('#welcomes')]).toEqual([false, false])
  expect((await lastEntry()).action).toBe('welcomed by email')
  expect((await lastEntry()).count).toBe(3)
})

test('many are counted and welcomed some at a time, but for whoever has a password or is gone', async () => {
  const viewer = someoneIn('ADMIN', day('2026-06-01'))
  const { id: actorId } = await db().user.findFirstOrThrow({ where: { roles: { has: 'ADMIN' } } })
  const people = Array.from({ length: 1_100 }, (_, index) => ({
    email: `many.${index}@crm.example`,
    firstName: 'Ida',
    lastName: `Berg ${index}`,
    roles: ['ALUMNI' as const],
    partnerRoles: [],
    givingBack: [],
    ...(index === 7 && { passwordHash: 'x' }),
    ...(index === 1_001 && { closedAt: new Date() }),
  }))
  await db().user.createMany({ data: people })
  const made = await db().user.findMany({ where: { email: { startsWith: 'many.' } }, select: { id: true } })
  const told = { door: 'FILE', action: 'imported', kind: 'members', actorId } as const
  const { id: parentId } = await db().changeEntry.create({ data: { ...told, count: made.length } })
  await db().changeEntry.createMany({
    data: made.map(({ id }) => ({ ...told, recordId: id, version: 1, parentId })),
  })
  expect(await countUnwelcomed(parentId)).toBe(1_098)
  expect(await welcomeImported({ ...viewer, id: actorId }, parentId)).toBe(1_098)
  expect(await welcomeImported({ ...viewer, id: actorId }, parentId)).toBe(0)
  expect(await countUnwelcomed(parentId)).toBe(0)
})

test('exported they have their programs and places, and as they are they say nothing new', async () => {
  await pressImport((await uploaded('members', crm)).address)
  const exported = await (await fetch('/admin/members/export/csv?search=crm.example', admin)).text()
  expect(exported).toContain('Career Prep 2025; MBA Prep 2026')
  expect(exported).toMatch(/Malm\u00f6,,Sweden/)
  const { page } = await uploaded('members', exported)
  expect(countsOn(page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 3 })
  expect(page.has('#left-out')).toBe(false)
})
