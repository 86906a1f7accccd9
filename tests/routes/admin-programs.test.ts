import { describe, expect, test } from 'vitest'
import { refreshDirectoryEntries } from '#app/domain/members/directory-entries.server.ts'
import { sayScreens } from '#app/domain/program-types/screens.ts'
import { admin, entriesOf, lastEntry, pathOf, pressUndo, sendForm } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'

const typeNamed = (name: string) => db().programType.findUniqueOrThrow({ where: { name } })

async function newType(name: string): Promise<number> {
  const response = await sendForm('/admin/program-types/new', { name, position: '40' })
  expect(response.status).toBe(303)
  return Number(pathOf(response).split('/').at(-1))
}

async function newProgram(values: Record<string, string>) {
  return sendForm('/admin/programs/new', values)
}

/** Sends a form that first says what follows, and confirms it. Returns what it said. */
async function confirmed(address: string, values: Record<string, string | string[]>): Promise<string[]> {
  const asked = await sendForm(address, values)
  expect(asked.status).toBe(400)
  const page = new Page(await asked.text(), address)
  expect((await submit(page.form('.admin-form'), admin)).status).toBe(303)
  return page.texts('.notice li')
}

const cardOf = async (id: number) =>
  (await db().user.findUniqueOrThrow({ where: { id } })).cardPrograms as { name: string }[]

describe('a program', () => {
  test('is made of a type and a year, and offered in the directory’s filters at once', async () => {
    const type = await newType('Leadership Lab')
    const made = await newProgram({ name: 'Leadership Lab 2031', typeId: String(type), year: '2031' })
    expect(made.status).toBe(303)
    expect(await db().program.findUniqueOrThrow({ where: { name: 'Leadership Lab 2031' } })).toMatchObject({
      typeId: type,
      year: 2031,
      sortKey: 'leadership lab 2031',
      version: 1,
    })
    const { page } = await visit('/directory', { as: 'alumni' })
    expect(page.text('main')).toContain('Leadership Lab')
  })

  test('of the same type and year, or of the same name, is refused with what was typed', async () => {
    const type = await newType('Once a Year')
    await newProgram({ name: 'Once a Year 2030', typeId: String(type), year: '2030' })
    const again = await newProgram({ name: 'Another Name', typeId: String(type), year: '2030' })
    expect(again.status).toBe(400)
    const html = await again.text()
    expect(html).toContain('“Once a Year 2030” is already the program of this type and year.')
    expect(html).toContain('value="Another Name"')
    const named = await newProgram({ name: 'Once a Year 2030', typeId: String(type), year: '2029' })
    expect(await named.text()).toContain('There’s already a program with this name.')
    expect(await db().program.count({ where: { typeId: type } })).toBe(1)
  })

  test('that is renamed is renamed on the cards of its members, as when their entries are made anew', async () => {
    const program = await db().program.findFirstOrThrow({
      where: { type: { name: 'Career Prep' }, enrollments: { some: {} } },
      include: { enrollments: { take: 1 } },
    })
    const memberId = program.enrollments[0]?.userId as number
    expect((await sendForm(`/admin/programs/${program.id}`, { name: 'Renamed Prep' })).status).toBe(303)
    const card = await cardOf(memberId)
    expect(card.map(({ name }) => name)).toContain('Renamed Prep')
    await db().$transaction((tx) => refreshDirectoryEntries(tx, [memberId]))
    expect(await cardOf(memberId)).toEqual(card)
    await pressUndo((await lastEntry()).id)
    expect((await cardOf(memberId)).map(({ name }) => name)).toContain(program.name)
  })

  test('with members can’t be deleted, one without them can', async () => {
    const used = await db().program.findFirstOrThrow({ where: { enrollments: { some: {} } } })
    const { page } = await visit(`/admin/programs/${used.id}/delete`, admin)
    expect(page.text('main')).toContain('It can’t be deleted')
    const type = await newType('Short-Lived')
    const made = await newProgram({ name: 'Short-Lived 2028', typeId: String(type), year: '2028' })
    const address = `${pathOf(made)}/delete`
    const removing = (await visit(address, admin)).page.form('.admin-page form', {}, 'Delete')
    expect((await submit(removing, admin)).status).toBe(303)
    expect(await db().program.count({ where: { typeId: type } })).toBe(0)
  })

  test('is made by administrators alone', async () => {
    const form = { name: 'By Staff 2030', typeId: '1', year: '2030', version: '0' }
    for (const as of ['staff', 'event-manager'] as const) {
      expect((await fetch('/admin/programs/new', { as, form })).status).toBe(403)
      expect((await fetch('/admin/program-types/new', { as, form })).status).toBe(403)
    }
    expect(await db().program.count({ where: { name: 'By Staff 2030' } })).toBe(0)
  })
})

describe('a program type', () => {
  test('that gets another trait says first how many people gain or lose which screens', async () => {
    const type = await typeNamed('Google TEC')
    expect((await fetch('/events', { as: 'google-tec' })).status).not.toBe(200)
    const says = await confirmed(`/admin/program-types/${type.id}`, { trait: '' })
    expect(says.join(' ')).toMatch(/\d+ (person|people) will also see Events, Announcements/)
    expect((await fetch('/events', { as: 'google-tec' })).status).toBe(200)
    const back = await confirmed(`/admin/program-types/${type.id}`, { trait: 'GOOGLE_TEC' })
    expect(back.join(' ')).toMatch(/\d+ (person|people) will no longer see Events, Announcements/)
    const [entry] = await entriesOf('program-types', type.id)
    expect(entry?.changes).toEqual([{ path: 'trait', before: null, after: 'GOOGLE_TEC' }])
  })

  test('changes nothing until what follows is confirmed', async () => {
    const type = await typeNamed('Google TEC')
    await sendForm(`/admin/program-types/${type.id}`, { trait: '' })
    expect(await typeNamed('Google TEC')).toMatchObject({ trait: 'GOOGLE_TEC', version: type.version })
  })

  test('that is left out of cards is off those of its members, and on them again', async () => {
    const type = await typeNamed('Career Prep')
    const member = await db().enrollment.findFirstOrThrow({
      where: { program: { typeId: type.id } },
      include: { program: true },
    })
    const says = await confirmed(`/admin/program-types/${type.id}`, { excludedFromCards: 'on' })
    expect(says[0]).toMatch(/^The cards of [\d,]+ (person|people) no longer show/)
    const names = async () => (await cardOf(member.userId)).map(({ name }) => name)
    expect(await names()).not.toContain(member.program.name)
    await pressUndo((await lastEntry()).id)
    expect(await names()).toContain(member.program.name)
  })

  test('whose position alone changes asks nothing', async () => {
    const type = await typeNamed('Founders Pilot')
    expect((await sendForm(`/admin/program-types/${type.id}`, { position: '70' })).status).toBe(303)
  })
})

test('what groups of members gain and lose is counted by the permissions themselves', () => {
  expect(
    sayScreens([
      { role: 'FELLOW', before: ['SELF'], after: [''], count: 12 },
      { role: 'ALUMNI', before: ['SELF'], after: [''], count: 30 },
    ]),
  ).toEqual(['12 people will no longer see Alumni resources, Regional hubs, and Careers.'])
  expect(sayScreens([{ role: 'FELLOW', before: ['', 'SINGLE'], after: ['', 'SINGLE'], count: 3 }])).toEqual(
    [],
  )
})
