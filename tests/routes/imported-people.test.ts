import { afterEach, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { countsOn, pressImport, uploaded } from '../support/imports.ts'

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

test('exported they have their programs and places, and as they are they say nothing new', async () => {
  await pressImport((await uploaded('members', crm)).address)
  const exported = await (await fetch('/admin/members/export/csv?search=crm.example', admin)).text()
  expect(exported).toContain('Career Prep 2025; MBA Prep 2026')
  expect(exported).toMatch(/Malm\u00f6,,Sweden/)
  const { page } = await uploaded('members', exported)
  expect(countsOn(page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 3 })
  expect(page.has('#left-out')).toBe(false)
})
