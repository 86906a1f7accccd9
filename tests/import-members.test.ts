import { beforeEach, describe, expect, test } from 'vitest'
import { db, visit } from './support/app.ts'
import { HEADER } from './support/member-header.ts'
import { IMANI, importMembers, WEN } from './support/member-list.ts'

const run = (rows: string[], options: Parameters<typeof importMembers>[1] = { apply: true }) =>
  importMembers([HEADER, ...rows].join('\n'), options)

const counts = ({
  counts: { new: created, changed, unchanged, faulty },
  applied,
}: Awaited<ReturnType<typeof run>>) => ({
  created,
  changed,
  unchanged,
  faults: faulty,
  applied,
})
/** What the history says has changed of them, last. */
async function changedLast() {
  const [imani] = await imported()
  const entry = await db().changeEntry.findFirstOrThrow({
    where: { kind: 'members', recordId: imani?.id ?? 0, action: 'changed' },
    orderBy: { id: 'desc' },
  })
  const changes = entry.changes as { path: string }[]
  return [...new Set(changes.map(({ path }) => path.split('.')[0]))]
}
const imported = () =>
  db().user.findMany({ where: { email: { endsWith: 'import@example.org' } }, orderBy: { email: 'asc' } })

beforeEach(() => db().user.deleteMany({ where: { email: { endsWith: 'import@example.org' } } }))

test('a dry run tells what would change and writes nothing', async () => {
  expect(counts(await run([IMANI, WEN], {}))).toEqual({
    created: 2,
    changed: 0,
    unchanged: 0,
    faults: 0,
    applied: false,
  })
  expect(await imported()).toEqual([])
})

test('imported members are found in the directory at once, as Basic Profiles', async () => {
  expect(counts(await run([IMANI, WEN]))).toMatchObject({ created: 2, applied: true })
  const { page } = await visit('/directory?search=okafor-import', { as: 'alumni' })
  const [imani] = await imported()
  expect(page.text('.person-card')).toContain('Analyst, Northwind Foundry')
  expect(page.text('.person-card')).toContain('Chicago, IL')
  expect(page.text('.person-card')).toContain('MBA Prep 2024')
  expect(imani).toMatchObject({
    visibility: 'PRIVATE',
    passwordHash: null,
    currentRole: 'ALUMNI',
    givingBack: [],
    listed: true,
  })
})

test('running it twice changes nothing the second time', async () => {
  await run([IMANI, WEN])
  const before = await imported()
  expect(counts(await run([IMANI, WEN]))).toEqual({
    created: 0,
    changed: 0,
    unchanged: 2,
    faults: 0,
    applied: true,
  })
  expect(await imported()).toEqual(before)
})

describe('a second file', () => {
  test('changes what differs, adds programs, and never wipes by an empty cell', async () => {
    await run([IMANI])
    const report = await run(['003X1,imani.import@example.org,Imani,Mensah-Import,,MBA Prep,2025,,,,,'])
    expect(counts(report)).toMatchObject({ changed: 1 })
    expect(await changedLast()).toEqual(['lastName', 'enrollments'])
    const [imani] = await imported()
    expect(imani).toMatchObject({ lastName: 'Mensah-Import', roles: ['ALUMNI'], location: 'Chicago, IL' })
    expect(imani?.occupation).toBe('Analyst, Northwind Foundry')
    expect(await db().enrollment.count({ where: { userId: imani?.id } })).toBe(2)
  })

  test('with another job changes the card, and keeps one job without dates', async () => {
    await run([IMANI])
    await run([IMANI.replace('Analyst', 'Director')])
    await run([IMANI.replace('Northwind Foundry,Analyst', 'Globex,Vice President')])
    const [imani] = await imported()
    expect(imani?.occupation).toBe('Vice President, Globex')
    expect(await db().affiliation.count({ where: { userId: imani?.id } })).toBe(1)
  })

  test('with a city alone keeps the state and country', async () => {
    await run([IMANI])
    await run(['003X1,imani.import@example.org,Imani,Okafor-Import,,,,,,Peoria,,'])
    const [imani] = await imported()
    expect(imani?.location).toBe('Peoria, IL')
  })

  test.each([
    ['IL,', { location: 'Illinois', homeState: 'IL', homeCountry: null }],
    ['Illinois,US', { location: 'Illinois', homeState: 'Illinois', homeCountry: 'US' }],
    [',Nigeria', { location: null, homeState: null, homeCountry: 'Nigeria' }],
  ])('with state and country %s but no city keeps them, for new members and old', async (place, kept) => {
    const row = `003X1,imani.import@example.org,Imani,Okafor-Import,Alumni,,,,,,${place}`
    const placeOf = async () => {
      const [imani] = await imported()
      const contact = await db().contactInformation.findUnique({ where: { userId: imani?.id ?? 0 } })
      return { ...imani, ...contact }
    }
    await run([row])
    expect(await placeOf()).toMatchObject(kept)
    expect(counts(await run([row]))).toMatchObject({ changed: 0, unchanged: 1 })
    await db().user.deleteMany({ where: { email: { endsWith: 'import@example.org' } } })
    await run(['003X1,imani.import@example.org,Imani,Okafor-Import,Alumni,,,,,,,'])
    expect(counts(await run([row]))).toMatchObject({ changed: 1 })
    expect(await placeOf()).toMatchObject(kept)
    expect(counts(await run([row]))).toMatchObject({ changed: 0, unchanged: 1 })
  })

  test('with another state than that of the known city asks for the city', async () => {
    await run([IMANI])
    const report = await run(['003X1,imani.import@example.org,Imani,Okafor-Import,,,,,,,NY,'])
    expect(report.faults).toEqual([
      expect.objectContaining({
        column: 'city',
        reason: 'It is required, because the state or country doesn’t match Chicago, IL.',
      }),
    ])
    expect(
      counts(await run(['003X1,imani.import@example.org,Imani,Okafor-Import,,,,,,,il,usa'])),
    ).toMatchObject({
      changed: 0,
      unchanged: 1,
      faults: 0,
    })
  })

  test('with two lines of one member says so', async () => {
    await run([IMANI])
    const report = await run([
      '003X1,new.import@example.org,Imani,Okafor-Import,,,,,,,,',
      ',imani.import@example.org,Ima,Okafor-Import,,,,,,,,',
    ])
    expect(report.faults).toEqual([
      expect.objectContaining({ line: 3, reason: 'It is the same member as line 2.' }),
    ])
  })

  test('with other roles ends the sessions and clears a role that is no longer held', async () => {
    await run([IMANI])
    const [before] = await imported()
    await run(['003X1,imani.import@example.org,Imani,Okafor-Import,Fellow,,,,,,,'])
    const [after] = await imported()
    expect(after).toMatchObject({ roles: ['FELLOW'], currentRole: null })
    expect(after?.lastMajorUpdateDate.getTime()).toBeGreaterThan(before?.lastMajorUpdateDate.getTime() ?? 0)
  })

  test('matches on sfId when the address has changed', async () => {
    await run([IMANI])
    const report = await run([IMANI.replace('imani.import', 'imani.new.import')])
    expect(counts(report)).toMatchObject({ changed: 1 })
    expect(await changedLast()).toEqual(['email'])
    expect((await imported()).map(({ email }) => email)).toEqual(['imani.new.import@example.org'])
  })
})

describe('faults', () => {
  test('keep everything from being written, unless faulty lines are to be skipped', async () => {
    expect(counts(await run([IMANI, 'x,no-address,A,B,,,,,,,,']))).toMatchObject({
      faults: 1,
      applied: false,
    })
    expect(await imported()).toEqual([])
    expect(
      counts(await run([IMANI, 'x,no-address,A,B,,,,,,,,'], { apply: true, skipFaulty: true })),
    ).toMatchObject({
      created: 1,
      applied: true,
    })
  })

  test.each([
    [['003X1,wen.import@example.org,Imani,Okafor,Alumni,,,,,,,'], 'It belongs to another member.'],
    [
      ['003X9,imani.import@example.org,Imani,Okafor,Alumni,,,,,,,'],
      'Another CRM key is on record for the member with this email address.',
    ],
    [[',new.import@example.org,Nadia,Haddad,,,,,,,,'], 'Please choose a role.'],
  ])('of %j say why', async (rows, reason) => {
    await run([IMANI, WEN])
    const report = await run(rows)
    expect(report.faults).toEqual([expect.objectContaining({ reason })])
    expect(report.applied).toBe(false)
  })
})

test('a failure in the middle takes everything back', async () => {
  await db().$executeRaw`ALTER TABLE "User" ADD CONSTRAINT no_wen CHECK ("firstName" <> 'Wen') NOT VALID`
  try {
    await expect(run([IMANI, WEN])).rejects.toThrow('no_wen')
  } finally {
    await db().$executeRaw`ALTER TABLE "User" DROP CONSTRAINT no_wen`
  }
  expect(await imported()).toEqual([])
})

describe('columns as other systems call them', () => {
  test.each([
    [
      'Contact ID,Email,First Name,Last Name,Account Name,Roles',
      '003X1,imani.import@example.org,Imani,Okafor-Import,Northwind Foundry,Alumni',
    ],
    [
      'Vorname;First name;Last name;E-mail address;Company;Roles',
      'x;Imani;Okafor-Import;imani.import@example.org;Northwind Foundry;Alumni',
    ],
  ])('%j are understood by the command as they are by the page', async (header, row) => {
    const report = await importMembers(`${header}\n${row}\n`)
    expect(counts(report)).toMatchObject({ created: 1, applied: true })
    expect((await imported())[0]).toMatchObject({ occupation: 'Northwind Foundry' })
  })

  test('as Outlook calls them: its title beside a job title is none', async () => {
    const header = 'First Name,Last Name,Title,E-mail Address,Company,Job Title,Roles'
    const report = await importMembers(
      `${header}\nImani,Okafor-Import,Dr.,imani.import@example.org,Globex,Director,Alumni\n`,
    )
    expect([report.unread, counts(report)]).toEqual([['Title'], expect.objectContaining({ created: 1 })])
    expect((await imported())[0]).toMatchObject({ occupation: 'Director, Globex' })
  })

  test('without one for roles say so, and a report’s foot is no person', async () => {
    const file =
      'Email,First name,Last name,Kind\nnew.import@example.org,Nadia,Haddad,Alumni\n\nConfidential Information - Do Not Distribute\n'
    const { faults } = await importMembers(file, {})
    expect(faults.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'New members need a role, and no column of the file is read as “Roles”.'],
      [4, 'It seems to be the foot of a report.'],
    ])
  })

  test('that aren’t read are named', async () => {
    const { unread } = await run([IMANI], {})
    expect(unread).toEqual([])
    expect(
      (await importMembers('Email,First name,Last name,Shoe size\na@example.org,A,B,38', {})).unread,
    ).toEqual(['Shoe size'])
  })
})
