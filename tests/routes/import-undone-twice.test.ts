import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { admin, pathOf, post, sendForm } from '../support/administration.ts'
import { db, signIn, visit } from '../support/app.ts'
import { noticeAfter } from '../support/bulk-edits.ts'
import { makeOrganization, pressImport, upload, uploaded } from '../support/imports.ts'

beforeEach(() => db().organization.deleteMany({ where: { name: { startsWith: 'Twice ' } } }))
afterEach(async () => {
  await db().organization.deleteMany({ where: { name: { startsWith: 'Twice ' } } })
  await db().fileImport.deleteMany()
})

const ALREADY = /You took this back already, on \w{3}\.? \d+, \d{4}, \d+:\d\d [AP]M/

const undoOf = (entryId: number) => `/admin/history/${entryId}/undo`

async function imported(content: string) {
  const { address } = await uploaded('organizations', content)
  await pressImport(address)
  const { entryId } = await db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })
  return entryId ?? 0
}

/** Presses 'Undo' of pages that were opened before, and returns what is said each time. */
async function saidAfter(entryId: number, times: number): Promise<string[]> {
  const cookie = await signIn('admin')
  const said: string[] = []
  for (let time = 0; time < times; time++) {
    const { text } = await noticeAfter(cookie, await post(undoOf(entryId), {}, { cookie }))
    said.push(text)
  }
  return said
}

describe('an import that is taken back a second time', () => {
  test('says when that was done and by whom, and does nothing', async () => {
    const { id } = await makeOrganization({ name: 'Twice Works', industry: 'Energy' })
    const entryId = await imported('Name,Kind,Industry\nTwice Works,Company,Shipping\nTwice Labs,Company,\n')
    const [first, second] = await saidAfter(entryId, 2)
    expect(first).not.toMatch(ALREADY)
    expect(second).toMatch(ALREADY)
    expect(second).not.toContain('Nothing was taken back')
    await sendForm(`/admin/organizations/${id}`, { industry: 'Shipping' })
    expect(await saidAfter(entryId, 1)).toEqual([expect.stringMatching(ALREADY)])
    expect(await db().organization.findUniqueOrThrow({ where: { id } })).toMatchObject({
      industry: 'Shipping',
    })
    expect(await db().changeEntry.count({ where: { action: 'undid “imported”', id: { gt: entryId } } })).toBe(
      1,
    )
  })

  test('at the same moment: one of both takes it back, and the other says so', async () => {
    const entryId = await imported('Name,Kind\nTwice Labs,Company\n')
    const answers = await Promise.all([1, 2].map(() => post(undoOf(entryId), {})))
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await db().changeEntry.count({ where: { action: 'undid “imported”', id: { gt: entryId } } })).toBe(
      1,
    )
  })

  test('its page says so, and offers no button', async () => {
    const entryId = await imported('Name,Kind\nTwice Labs,Company\n')
    await saidAfter(entryId, 1)
    const { page } = await visit(undoOf(entryId), admin)
    expect(page.text('.admin-page')).toMatch(ALREADY)
    expect(page.text('.admin-page')).not.toContain('changed or used since')
    expect(page.has('.admin-page form')).toBe(false)
  })

  test('long after it could be undone, it is still said', async () => {
    const entryId = await imported('Name,Kind\nTwice Labs,Company\n')
    await saidAfter(entryId, 1)
    await db().changeEntry.update({ where: { id: entryId }, data: { at: new Date('2026-01-05') } })
    expect(await saidAfter(entryId, 1)).toEqual([expect.stringMatching(ALREADY)])
  })

  test('in the background, too', async () => {
    const lines = Array.from({ length: 5_001 }, (_, index) => `Twice ${index},Company`)
    const address = pathOf(await upload('organizations', `Name,Kind\n${lines.join('\n')}\n`))
    await workOnImports()
    await pressImport(address)
    await workOnImports()
    const { entryId } = await db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })
    const begun = await saidAfter(entryId ?? 0, 2)
    expect(begun).toEqual(
      ['The import is being undone.', 'The import is being undone.'].map((said) =>
        expect.stringContaining(said),
      ),
    )
    await workOnImports()
    expect(await saidAfter(entryId ?? 0, 1)).toEqual([expect.stringMatching(ALREADY)])
    expect(await db().organization.count({ where: { name: { startsWith: 'Twice ' } } })).toBe(0)
  }, 120_000)
})

test('a form’s change that is taken back twice says so, too', async () => {
  const { id } = await makeOrganization({ name: 'Twice Works', industry: 'Energy' })
  await sendForm(`/admin/organizations/${id}`, { industry: 'Shipping' })
  const entry = await db().changeEntry.findFirstOrThrow({ where: { kind: 'organizations', recordId: id } })
  const [, second] = await saidAfter(entry.id, 2)
  expect(second).toMatch(ALREADY)
})
