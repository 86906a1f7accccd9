import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { admin, post, pressUndo } from '../support/administration.ts'
import { db, visit } from '../support/app.ts'
import { pressImport, uploaded } from '../support/imports.ts'
import { importMembers } from '../support/member-list.ts'

const HEADER = 'Email,First name,Last name,Roles,Organization,Title,City,State'
const LO = 'lo@back.example,Lo,Back,Fellow,Back Foundry,Analyst,Backville,IL'

const clear = async () => {
  await db().user.deleteMany({ where: { email: { endsWith: '@back.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Back ' } } })
  await db().location.deleteMany({ where: { label: { startsWith: 'Back' } } })
  await db().fileImport.deleteMany()
}
beforeEach(clear)
afterEach(clear)

async function imported(content: string) {
  const { address } = await uploaded('members', content)
  await pressImport(address)
  const { entryId } = await db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })
  return entryId ?? 0
}

const lo = async () => {
  const { firstName, lastName, location, occupation, contact, affiliations } =
    await db().user.findUniqueOrThrow({
      where: { email: 'lo@back.example' },
      include: { contact: true, affiliations: { include: { organization: true } } },
    })
  return {
    name: `${firstName} ${lastName}`,
    location,
    occupation,
    city: contact?.homeCity,
    jobs: affiliations.map(({ title, organization }) => `${title}, ${organization.name}`),
  }
}

describe('what a file has changed of a member, taken back', () => {
  beforeEach(() => imported(`${HEADER}\n${LO}\n`))

  test('is what it was: name, home and job, on their card too, and without what was made along the way', async () => {
    const before = await lo()
    expect(before.jobs).toEqual(['Analyst, Back Foundry'])
    const entryId = await imported(
      `${HEADER}\nlo@back.example,Lou,Backer,Fellow,Back Works,Director,Backtown,WI\n`,
    )
    const between = await lo()
    expect(between).toMatchObject({ name: 'Lou Backer', city: 'Backtown' })
    expect(between.jobs).toContain('Director, Back Works')
    const { page } = await visit(`/admin/history/${entryId}`, admin)
    expect(page.text('.admin-page')).toContain('Home: Backville, IL → Backtown, WI')
    await pressUndo(entryId)
    expect(await lo()).toEqual(before)
    expect(await db().organization.count({ where: { name: 'Back Works' } })).toBe(0)
  })

  test('has a job back that the file emptied, with all that is in it', async () => {
    await db().affiliation.updateMany({
      where: { user: { email: 'lo@back.example' } },
      data: { description: 'Counts beans', annualSalary: 'Prefer not to say' },
    })
    const [job] = await db().affiliation.findMany({ where: { user: { email: 'lo@back.example' } } })
    const entryId = await imported(
      'Email,First name,Last name,Organization\nlo@back.example,Lo,Back,(empty)\n',
    )
    expect((await lo()).jobs).toEqual([])
    await pressUndo(entryId)
    const [again] = await db().affiliation.findMany({ where: { user: { email: 'lo@back.example' } } })
    expect({ ...again, updatedAt: null }).toEqual({ ...job, updatedAt: null })
  })

  test('stays where somebody has changed it since, each by itself', async () => {
    const entryId = await imported(
      `${HEADER}\nlo@back.example,Lo,Back,Fellow,Back Foundry,Director,Backtown,WI\n`,
    )
    await db().affiliation.updateMany({
      where: { user: { email: 'lo@back.example' } },
      data: { title: 'Head of beans' },
    })
    await pressUndo(entryId)
    expect(await lo()).toMatchObject({ city: 'Backville', jobs: ['Head of beans, Back Foundry'] })
  })

  test('is what it was after a long import, too', async () => {
    const before = await lo()
    const entryId = await imported(
      `${HEADER}\nlo@back.example,Lo,Back,Fellow,Back Works,Director,Backtown,WI\n`,
    )
    // As if it had been long.
    await db().fileImport.updateMany({ where: { entryId }, data: { stage: 'WRITTEN' } })
    await post(`/admin/history/${entryId}/undo`, {})
    expect(await workOnImports()).toEqual([])
    expect(await lo()).toEqual(before)
    expect(await db().location.count({ where: { label: { startsWith: 'Backtown' } } })).toBe(0)
  })
})

test('an import by command is in the history, and taken back like one of the screens', async () => {
  expect(await importMembers(`${HEADER}\n${LO}\n`)).toMatchObject({ applied: true, counts: { new: 1 } })
  const { id } = await db().changeEntry.findFirstOrThrow({
    where: { action: 'imported', about: 'members.csv' },
    orderBy: { id: 'desc' },
  })
  const list = await visit('/admin/history', admin)
  expect(list.page.text('.admin-page')).toMatch(/The command line[\s\S]*imported: 1 member \(members\.csv\)/)
  const { page } = await visit(`/admin/history/${id}`, admin)
  expect(page.texts('.admin-page a')).toContain('Undo')
  const undoing = await visit(`/admin/history/${id}/undo`, admin)
  expect(undoing.page.text('.admin-page')).toContain('This takes back “imported” (members.csv).')
  expect(undoing.page.texts('.admin-page li')).toContain('Lo Back')
  await pressUndo(id)
  expect(await db().user.count({ where: { email: 'lo@back.example' } })).toBe(0)
  expect(await db().organization.count({ where: { name: 'Back Foundry' } })).toBe(0)
})
