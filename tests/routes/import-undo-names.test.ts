import { afterEach, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { admin, post } from '../support/administration.ts'
import { db, signIn, visit } from '../support/app.ts'
import { noticeAfter } from '../support/bulk-edits.ts'
import { pressImport, uploaded } from '../support/imports.ts'

const crm = [
  'CRM key,Email,First name,Last name,Roles,Program,Program year',
  '0037t00Na,ola.nye@names.example,Ola,Nye,Alumni,MBA Prep,2021',
  '0037t00Nb,kim.sand@names.example,Kim,Sand,Alumni,MBA Prep,2021',
].join('\n')

afterEach(async () => {
  await db().user.deleteMany({ where: { email: { endsWith: '@names.example' } } })
  await db().fileImport.deleteMany()
})

/** Imports both members, of whom somebody changes one. */
async function imported() {
  const { address } = await uploaded('members', crm)
  await pressImport(address)
  await db().user.update({
    where: { email: 'ola.nye@names.example' },
    data: { version: { increment: 1 } },
  })
  const { entryId } = await db().fileImport.findFirstOrThrow()
  return { address, undo: `/admin/history/${entryId}/undo` }
}

const left = async () =>
  (await db().user.findMany({ where: { email: { endsWith: '@names.example' } } })).map(
    ({ firstName }) => firstName,
  )

test('members are named before their import is taken back, and so is who stays afterwards', async () => {
  const { undo } = await imported()
  const { page } = await visit(undo, admin)
  expect(page.texts('.admin-page li')).toEqual(['Kim Sand', 'Ola Nye'])
  const cookie = await signIn('admin')
  const { text } = await noticeAfter(cookie, await post(undo, {}, { cookie }))
  expect(text).toContain(
    '1 member was removed. These stay, because someone has changed or used them since: Ola Nye.',
  )
  expect(await left()).toEqual(['Ola'])
})

test('who stays of a long file is named on its page', async () => {
  const { address, undo } = await imported()
  // As if it had been long.
  await db().fileImport.updateMany({ data: { stage: 'WRITTEN' } })
  await post(undo, {})
  expect(await workOnImports()).toEqual([])
  const { page } = await visit(address, admin)
  expect(page.text('.admin-page')).toMatch(/These stay, because someone has changed them since\s*Ola Nye/)
  expect(await left()).toEqual(['Ola'])
})

test('what was removed and what is back are told apart', async () => {
  const { id } = await db().link.create({
    data: { label: 'Undo old', url: 'https://undo.example/old', type: 'OTHER', position: 3 },
  })
  const { address } = await uploaded(
    'links',
    [
      'id,Label,Address,Type,Position',
      `${id},Undo renamed,https://undo.example/old,Other link,3`,
      ',Undo one,https://undo.example/1,Other link,4',
      ',Undo two,https://undo.example/2,Other link,5',
    ].join('\n'),
  )
  await pressImport(address)
  const { entryId } = await db().fileImport.findFirstOrThrow()
  const cookie = await signIn('admin')
  const answer = await post(`/admin/history/${entryId}/undo`, {}, { cookie })
  const { text } = await noticeAfter(cookie, answer)
  expect(text).toBe('2 links were removed. 1 link is back to how it was.')
  const links = await db().link.findMany({ where: { url: { startsWith: 'https://undo.example/' } } })
  expect(links.map(({ label }) => label)).toEqual(['Undo old'])
  await db().link.delete({ where: { id } })
})

test('of many that stay the first are named, and the others counted', async () => {
  const lines = Array.from(
    { length: 12 },
    (_, index) => `Undo ${index},https://undo.example/${index},Other link,9`,
  )
  const { address } = await uploaded('links', ['Label,Address,Type,Position', ...lines].join('\n'))
  await pressImport(address)
  const ours = { where: { url: { startsWith: 'https://undo.example/' } } }
  await db().link.updateMany({ ...ours, data: { version: { increment: 1 } } })
  const { entryId } = await db().fileImport.findFirstOrThrow()
  const cookie = await signIn('admin')
  const answer = await post(`/admin/history/${entryId}/undo`, {}, { cookie })
  const { text } = await noticeAfter(cookie, answer)
  expect(text).toMatch(/^Nothing was taken back\. These stay, .*: (Undo \d+, ){9}Undo \d+ and 2 more\.$/)
  await db().link.deleteMany(ours)
})
