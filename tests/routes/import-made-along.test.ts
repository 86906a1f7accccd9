import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { workOnImports } from '#app/domain/administered/work-on-imports.server.ts'
import { admin, pathOf, pressUndo } from '../support/administration.ts'
import { db, visit } from '../support/app.ts'
import { countsOn, makeOrganization, pressImport, upload, uploaded } from '../support/imports.ts'

const HEADER = 'Email,First name,Last name,Roles,Organization,City,State,Program'
const ADA = 'ada@along.example,Ada,Along,Alumni,Along Foundry,Alongville,IL,Along Prep 2031'

const clear = async () => {
  await db().user.deleteMany({ where: { email: { endsWith: '@along.example' } } })
  await db().jobPosting.deleteMany({ where: { organization: { name: { startsWith: 'Along ' } } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Along ' } } })
  await db().location.deleteMany({ where: { label: { startsWith: 'Along' } } })
  await db().program.deleteMany({ where: { name: { startsWith: 'Along ' } } })
  await db().programType.deleteMany({ where: { name: { startsWith: 'Along ' } } })
  await db().fileImport.deleteMany()
}
beforeEach(clear)
afterEach(clear)

const standing = async () => ({
  members: await db().user.count({ where: { email: { endsWith: '@along.example' } } }),
  organizations: await db().organization.count({ where: { name: { startsWith: 'Along ' } } }),
  places: await db().location.count({ where: { label: { startsWith: 'Along' } } }),
  programs: await db().program.count({ where: { name: { startsWith: 'Along ' } } }),
  types: await db().programType.count({ where: { name: { startsWith: 'Along ' } } }),
})
const NOTHING = { members: 0, organizations: 0, places: 0, programs: 0, types: 0 }

const latest = async () => {
  const { entryId } = await db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })
  return entryId ?? 0
}

describe('what a file of members makes along the way', () => {
  test('is named as new, told in the history of the import, and taken back with it', async () => {
    const { page, address } = await uploaded('members', `${HEADER}\n${ADA}\n`)
    for (const said of [
      'The organization Along Foundry will be created.',
      'The place Alongville, IL will be created.',
      'The program type Along Prep will be created.',
      'The program Along Prep 2031 will be created.',
    ])
      expect(page.text('[aria-labelledby=dry-run]')).toContain(said)
    expect(await standing()).toEqual(NOTHING)
    await pressImport(address)
    expect(await standing()).toEqual({ members: 1, organizations: 1, places: 1, programs: 1, types: 1 })
    const entryId = await latest()
    const history = await visit(`/admin/history/${entryId}`, admin)
    for (const said of [
      'created the organization',
      'created the place',
      'created the program',
      'created the program type',
    ])
      expect(history.page.text('.admin-page')).toContain(said)
    expect((await visit(address, admin)).page.text('.admin-page')).toContain('It made or changed 1 member.')

    const undoing = await visit(`/admin/history/${entryId}/undo`, admin)
    for (const name of [
      'Ada Along',
      'Along Foundry (organization)',
      'Alongville, IL (place)',
      'Along Prep 2031 (program)',
      'Along Prep (program type)',
    ])
      expect(undoing.page.text('.admin-page')).toContain(name)
    await pressUndo(entryId)
    expect(await standing()).toEqual(NOTHING)
  })

  test('stays where others use it by then, which is said before', async () => {
    await pressImport((await uploaded('members', `${HEADER}\n${ADA}\n`)).address)
    const entryId = await latest()
    const other = 'bo@along.example,Bo,Along,Alumni,,,,Along Prep 2031'
    await pressImport((await uploaded('members', `${HEADER}\n${other}\n`)).address)
    const { id: organizationId } = await db().organization.findFirstOrThrow({
      where: { name: 'Along Foundry' },
    })
    await db().jobPosting.create({
      data: {
        organizationId,
        title: 'Weaver',
        url: 'https://example.org/',
        postedOn: new Date('2026-06-01'),
      },
    })
    const { page } = await visit(`/admin/history/${entryId}/undo`, admin)
    const kept = page.text('.admin-page .notice')
    for (const name of [
      'Along Foundry (organization)',
      'Along Prep 2031 (program)',
      'Along Prep (program type)',
    ])
      expect(kept).toContain(name)
    expect(kept).not.toContain('Alongville')
    await pressUndo(entryId)
    expect(await standing()).toEqual({ members: 1, organizations: 1, places: 0, programs: 1, types: 1 })
  })

  test('is nothing for what stays the member’s own', async () => {
    await pressImport(
      (await uploaded('members', `${HEADER}\nada@along.example,Ada,Along,Alumni,,,,\n`)).address,
    )
    await db().user.update({ where: { email: 'ada@along.example' }, data: { lastSignInAt: new Date() } })
    const { page, address } = await uploaded('members', `${HEADER}\n${ADA.replace('Alumni', 'Fellow')}\n`)
    expect(countsOn(page)).toMatchObject({ Changed: 1 })
    expect(page.text('[aria-labelledby=dry-run]')).not.toContain('The organization Along Foundry')
    await pressImport(address)
    expect(await standing()).toEqual({ members: 1, organizations: 0, places: 0, programs: 1, types: 1 })
  })

  test('of a long file, too', async () => {
    const lines = Array.from(
      { length: 5_001 },
      (_, at) =>
        `n${at}@along.example,N${at},Along,Alumni,Along Works ${at % 7},,,Along Prep ${2030 + (at % 3)}`,
    )
    const address = pathOf(await upload('members', `${HEADER}\n${lines.join('\n')}\n`))
    expect(await workOnImports()).toEqual([])
    await pressImport(address)
    expect(await workOnImports()).toEqual([])
    expect(await standing()).toEqual({ members: 5_001, organizations: 7, places: 0, programs: 3, types: 1 })
    const { id: organizationId } = await db().organization.findFirstOrThrow({
      where: { name: 'Along Works 4' },
    })
    await db().jobPosting.create({
      data: {
        organizationId,
        title: 'Weaver',
        url: 'https://example.org/',
        postedOn: new Date('2026-06-01'),
      },
    })
    await pressUndo(await latest())
    expect(await workOnImports()).toEqual([])
    expect(await standing()).toEqual({ ...NOTHING, organizations: 1 })
    expect((await visit(address, admin)).page.text('.admin-page')).toContain('Along Works 4 (organization)')
  }, 240_000)
})

describe('what may be something that is here', () => {
  test('is asked about: organizations, places and program types with nearly the same name', async () => {
    await makeOrganization({ name: 'Along & Sons' })
    await makeOrganization({ name: 'Along Foundry' })
    await db().location.create({
      data: { type: 'CITY', label: 'Alongville, IL', sortKey: 'alongville, il', searchKey: 'alongville, il' },
    })
    await db().programType.create({ data: { name: 'Along Prep', position: 9 } })
    const { page } = await uploaded(
      'members',
      [
        HEADER,
        'a@along.example,Ana,Along,Alumni,Along Foundery,Alongvile,IL,Along Perp 2031',
        'b@along.example,Bo,Along,Alumni,Along and Sons Inc.,,,',
        'c@along.example,Cy,Along,Alumni,Along Foundry 2,,,',
      ].join('\n'),
    )
    const said = page.text('[aria-labelledby=dry-run]')
    for (const one of [
      'The organization Along Foundery will be created. Did you mean “Along Foundry”?',
      'The organization Along and Sons Inc. will be created. Did you mean “Along & Sons”?',
      'The place Alongvile, IL will be created. Did you mean “Alongville, IL”?',
      'The program type Along Perp will be created. Did you mean “Along Prep”?',
    ])
      expect(said).toContain(one)
    expect(said).not.toContain('Along Foundry 2 will be created. Did')
  })

  test.each([
    ['organization', 'ada.new@along.example,Ada,Along,Alumni,Along Foundry,,,'],
    ['program', 'ada.new@along.example,Ada,Along,Alumni,,,,Along Prep 2031'],
    ['address but for a letter', 'adda@along.example,Ada,Along,Alumni,Along Other,,,'],
    ['name, where nothing else is told', 'ada.new@along.example,ADA,along,Alumni,,,,'],
  ])('a member of the same name and %s is shown beside a new address', async (_, row) => {
    await pressImport((await uploaded('members', `${HEADER}\n${ADA}\n`)).address)
    const { page } = await uploaded('members', `${HEADER}\n${row}\n`)
    expect(countsOn(page)).toMatchObject({ New: 1 })
    expect(page.text('main')).toContain('much like “Ada Along (ada@along.example)”')
    expect(page.text('[aria-labelledby=dry-run]')).toContain('put the member’s number into a column “id”')
  })

  test('a namesake with nothing else in common is nobody’s double', async () => {
    await pressImport((await uploaded('members', `${HEADER}\n${ADA}\n`)).address)
    const { page } = await uploaded(
      'members',
      `${HEADER}\nother@along.example,Ada,Along,Alumni,Along Other,,,\n`,
    )
    expect(page.text('main')).not.toContain('much like')
  })

  test('an id changes the address instead of making a second account', async () => {
    await pressImport((await uploaded('members', `${HEADER}\n${ADA}\n`)).address)
    const { id } = await db().user.findUniqueOrThrow({ where: { email: 'ada@along.example' } })
    const { page, address } = await uploaded('members', `id,Email\n${id},ada.new@along.example\n`)
    expect(countsOn(page)).toMatchObject({ New: 0, Changed: 1 })
    await pressImport(address)
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      email: 'ada.new@along.example',
    })
  })
})
