import { beforeEach, describe, expect, test } from 'vitest'
import { admin, pressUndo, sendForm } from '../support/administration.ts'
import { db, visit } from '../support/app.ts'
import { pressImport, uploaded } from '../support/imports.ts'
import { statementsOf } from '../support/statements.ts'

beforeEach(async () => {
  await db().fileImport.deleteMany()
  await db().organization.deleteMany({ where: { name: { startsWith: 'Quay ' } } })
})

describe('importing', () => {
  test('takes as many statements for many lines as for few, and so does taking it back', async () => {
    const fileOf = (count: number, industry: string) =>
      `Name,Kind,Industry\n${Array.from({ length: count }, (_, index) => `Quay ${count} No. ${index},Company,${industry}`).join('\n')}`
    const statements = async (count: number, industry: string) => {
      const { address } = await uploaded('organizations', fileOf(count, industry))
      const planning = await statementsOf(() => visit(address, admin))
      const importing = await statementsOf(() => pressImport(address))
      return { planning, importing }
    }
    const undoing = async (count: number) => {
      const { entryId } = await db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })
      const done = await statementsOf(() => pressUndo(entryId ?? 0))
      expect(await db().organization.count({ where: { name: { startsWith: `Quay ${count} ` } } })).toBe(0)
      return done
    }
    const few = { made: await statements(20, 'Energy'), undone: await undoing(20) }
    const many = { made: await statements(200, 'Energy'), undone: await undoing(200) }
    expect(many).toEqual(few)
  })

  test('in several lots, what somebody changes meanwhile stays wherever it is, and all else is taken back', async () => {
    const names = Array.from({ length: 260 }, (_, index) => `Quay lots No. ${index}`)
    for (const industry of ['Energy', 'Shipping']) {
      const lines = names.map((name) => `${name},Company,${industry}`)
      const { address } = await uploaded('organizations', `Name,Kind,Industry\n${lines.join('\n')}`)
      await pressImport(address)
    }
    for (const name of ['Quay lots No. 3', 'Quay lots No. 255']) {
      const { id } = await db().organization.findFirstOrThrow({ where: { name } })
      await sendForm(`/admin/organizations/${id}`, { city: 'Oslo' })
    }
    const { entryId } = await db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })
    await pressUndo(entryId ?? 0)
    const inIndustry = async (industry: string) =>
      (await db().organization.findMany({ where: { name: { in: names }, industry } })).map(({ name }) => name)
    expect(await inIndustry('Shipping')).toEqual(['Quay lots No. 3', 'Quay lots No. 255'])
    expect(await inIndustry('Energy')).toHaveLength(258)
  })

  test('what somebody builds on meanwhile stays when it is taken back', async () => {
    const { address } = await uploaded(
      'organizations',
      'Name,Kind\nQuay Works,Company\nQuay & Sons,Nonprofit\n',
    )
    await pressImport(address)
    const made = await db().organization.findFirstOrThrow({ where: { name: 'Quay Works' } })
    const posting = await db().jobPosting.create({
      data: {
        organizationId: made.id,
        title: 'Weaver',
        url: 'https://example.org/',
        postedOn: new Date('2026-06-01'),
      },
    })
    const { entryId } = await db().fileImport.findFirstOrThrow()
    await pressUndo(entryId ?? 0)
    expect(await db().organization.count({ where: { name: { in: ['Quay Works', 'Quay & Sons'] } } })).toBe(1)
    const { page } = await visit(address, admin)
    expect(page.text('.admin-page')).toContain('This import has been undone.')
    expect(page.has('.admin-page a[href$="/undo"]')).toBe(false)
    await db().jobPosting.delete({ where: { id: posting.id } })
  })
})
