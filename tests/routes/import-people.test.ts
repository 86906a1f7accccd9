import { afterEach, describe, expect, test } from 'vitest'
import { admin, entriesOf, pressUndo } from '../support/administration.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { countsOn, pressImport, upload, uploaded } from '../support/imports.ts'

const HEADER =
  'SF ID\tE-mail\tFirst Name\tLast Name\tRoles\tProgram\tProgram Year\tOrganization\tTitle\tCity\tState\tCountry\tDo Not Email'

/** As a spreadsheet program saves what a CRM has exported. */
const utf16 = (lines: string[]) =>
  new Uint8Array(Buffer.from(`\ufeff${[HEADER, ...lines].join('\r\n')}\r\n`, 'utf16le'))

const cells = (...texts: string[]) => texts.join('\t')
const line = (key: string, email: string, first: string, last: string, ...more: string[]) =>
  cells(key, email, first, last, ...more)

const crm = [
  line(
    '0037t00Aa',
    't.abel@crm.example',
    'Temi',
    'Abel',
    'Alumni',
    'MBA Prep',
    '2021',
    'Crm Foundry',
    'Analyst',
    'Chicago',
    'IL',
    'US',
    '0',
  ),
  line('0037t00Ab', '\u00a0Rosa.Diaz@Crm.Example ', 'Rosa', 'Diaz', 'Fellow', 'Career Prep', '2026'),
  line('0037t00Ac', 'jun.pak@crm.example', 'Jun', 'Pak', 'Fellow', 'Career Prep', '2025'),
  line('0037t00Ac', 'Jun.Pak@CRM.example', 'Jun', 'Pak', 'Fellow', 'MBA Prep', '2026'),
  line('0037t00Ac', 'JUN.PAK@crm.example', 'Jun', 'Pak', 'Fellow', 'mba prep', '2026'),
  line('0037t00Ad', 'T.ABEL@CRM.EXAMPLE', 'Temitope', 'Abel-Reyes', 'Alumni', 'MBA Prep', '2021'),
  line('', 'ROSA.DIAZ@crm.example', 'Rosa', 'Diaz-Perez', 'Fellow', 'MBA Prep', '2027'),
  line('0037t00aa', 'k.oyelar@crm.example', 'Kemi', 'Oyelar', 'Alumni', 'Career Prep', '2019'),
  line('003000000000099', 'li.nan@crm.example', 'Nan', 'Li', 'Alumni', 'Career Prep', '2018'),
  line('0037t00Ag', 'priya.ram@crm.example', 'Priya', 'Ram', 'Fellow; Alumni', 'MBA Prep 2024'),
  line(
    '0037t00Ah',
    'zoe.lind@crm.example',
    'Zoe\u0308',
    'Lind',
    'Alumni',
    'MBA Prep',
    '2020',
    '',
    '',
    'Malmö',
    '',
    'Sweden',
  ),
  line('0037t00Aj', 'sam.ade@crm.example', 'Sam', 'Ade', 'Alumni; Admin', 'Career Prep', '2015'),
  line('0037t00Ak', 'ana.cost@crm.example; a.cost@work.example', 'Ana', 'Cost', 'Alumni'),
  cells('', '', '', ''),
  line(
    '0037t00Am',
    'm.had@crm.example',
    'Maya',
    'Had',
    'Partner',
    '',
    '',
    'Crm Foundry',
    '"=HYPERLINK(""http://elsewhere.example/"",""Director"")"',
  ),
  line(
    '0037t00An',
    'c.whit@crm.example',
    'Carol',
    'Whit',
    'Partner',
    '',
    '',
    'Crm Foundry',
    '"Director,\nLearning"',
  ),
  line('0037t00Ap', 'd.okon@crm.example', 'Dele', 'Okon', 'Rising Leader', 'Career Prep', '2026'),
]

const imported = (email: string) =>
  db().user.findUniqueOrThrow({
    where: { email },
    include: {
      enrollments: { include: { program: { select: { name: true } } }, orderBy: { startDate: 'asc' } },
      affiliations: true,
    },
  })

afterEach(async () => {
  await db().user.deleteMany({ where: { email: { endsWith: '@crm.example' } } })
  await db().organization.deleteMany({ where: { name: 'Crm Foundry' } })
  await db().fileImport.deleteMany()
})

describe('members out of a CRM', () => {
  test('the dry run accounts for every line, and names who gets what counts', async () => {
    const before = await db().user.count()
    const { page } = await uploaded('members', utf16(crm))
    expect(countsOn(page)).toEqual({
      New: 10,
      Changed: 0,
      Unchanged: 0,
      'Add to another line': 1,
      'With faults, left out': 5,
      Blank: 1,
    })
    expect(page.texts('[aria-labelledby=faults] tbody tr')).toEqual([
      // It’s of the whole line, so it names no column, least of all one that isn’t read.
      expect.stringMatching(/^Line 6(?!.*Do Not Email).*It is a duplicate of line 4\./),
      expect.stringMatching(/^Line 7.*It differs from line 2, which is about the same person\./),
      expect.stringMatching(/^Line 8.*It differs from line 3, which is about the same person\./),
      expect.stringMatching(/^Line 14.*Please enter a valid email address\./),
      expect.stringMatching(/^Line 19.*Rising Leader.*Write one of: .*Fellow/),
    ])
    const said = page.text('[aria-labelledby=dry-run]')
    expect(said).toContain('Not read: Do Not Email.')
    expect(said).toContain('Sam Ade gets the role Admin.')
    expect(said).toContain('The organization Crm Foundry will be created.')
    expect(await db().user.count()).toBe(before)
  })

  test('imported they are as the file says, nobody gets a mail, and once more nothing changes', async () => {
    const mails = await db().outboxEmail.count()
    const { address } = await uploaded('members', utf16(crm))
    await pressImport(address)
    const jun = await imported('jun.pak@crm.example')
    expect(jun.enrollments.map(({ program }) => program.name)).toEqual(['Career Prep 2025', 'MBA Prep 2026'])
    expect(await imported('rosa.diaz@crm.example')).toMatchObject({ sfId: '0037t00Ab', lastName: 'Diaz' })
    expect(await imported('li.nan@crm.example')).toMatchObject({ sfId: '003000000000099' })
    expect(await imported('zoe.lind@crm.example')).toMatchObject({ firstName: 'Zo\u00eb' })
    expect(await imported('priya.ram@crm.example')).toMatchObject({ roles: ['ALUMNI', 'FELLOW'] })
    expect((await imported('c.whit@crm.example')).affiliations[0]?.title).toBe('Director, Learning')
    expect((await imported('m.had@crm.example')).affiliations[0]?.title).toMatch(/^=HYPERLINK/)
    expect(await db().outboxEmail.count()).toBe(mails)
    const again = await uploaded('members', utf16(crm))
    expect(countsOn(again.page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 10 })
    const exported = await (await fetch('/admin/members/export/csv?search=crm.example', admin)).text()
    const back = await uploaded('members', exported)
    expect(countsOn(back.page)).toMatchObject({
      New: 0,
      Changed: 0,
      Unchanged: 10,
      'With faults, left out': 0,
    })
  })

  test('undone, they are gone, but for whoever has signed in', async () => {
    const { address } = await uploaded('members', utf16(crm))
    await pressImport(address)
    await db().user.update({
      where: { email: 'jun.pak@crm.example' },
      data: { lastSignInAt: new Date() },
    })
    const { entryId } = await db().fileImport.findFirstOrThrow({ where: { entryId: { not: null } } })
    await pressUndo(entryId ?? 0)
    const left = await db().user.findMany({ where: { email: { endsWith: '@crm.example' } } })
    expect(left.map(({ email }) => email)).toEqual(['jun.pak@crm.example'])
  })
})

describe('members who are there', () => {
  const file = (...lines: string[]) =>
    ['sfId,email,firstName,lastName,roles,title,organization', ...lines].join('\n')
  const known = (data: object = {}) =>
    db().user.create({
      data: {
        email: 'odile@crm.example',
        sfId: '0037tOdile',
        firstName: 'Odile',
        lastName: 'Marsh',
        roles: ['ALUMNI'],
        partnerRoles: [],
        givingBack: [],
        emailVerifiedAt: new Date(),
        ...data,
      },
    })

  test('who has signed in keeps name and job, and the dry run says so', async () => {
    const { id } = await known({ lastSignInAt: new Date(), visibility: 'HIDDEN', contactable: false })
    const { page, address } = await uploaded(
      'members',
      file('0037tOdile,odile@crm.example,Odile,Old,Fellow,Clerk,Crm Foundry'),
    )
    expect(page.texts('[aria-labelledby=left-out] tbody tr')).toEqual([
      expect.stringMatching(/lastName.*Old.*It is the member’s own to change/),
      expect.stringMatching(/organization.*Crm Foundry.*own to change/),
    ])
    expect(page.text('[aria-labelledby=changed]')).toContain('Roles: Alumni to Fellow')
    expect(page.text('[aria-labelledby=dry-run]')).toContain('Odile Marsh is signed out everywhere.')
    await pressImport(address)
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      lastName: 'Marsh',
      roles: ['FELLOW'],
      visibility: 'HIDDEN',
      contactable: false,
      version: 2,
    })
    const [entry] = await entriesOf('members', id)
    expect(entry).toMatchObject({ door: 'FILE', version: 2 })
    await pressUndo(entry?.parentId ?? 0)
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({ roles: ['ALUMNI'] })
  })

  test('it is written over what is the member’s own once that is chosen for a column', async () => {
    const { id } = await known({ lastSignInAt: new Date() })
    const { address } = await uploaded('members', file('0037tOdile,odile@crm.example,Odile,Old,,,'))
    const first = await visit(address, admin)
    const columns = first.page.form('.admin-page form.form', {
      column: ['sfId', 'email', 'firstName', 'over lastName', 'roles', 'title', 'organizationId'],
    })
    await submit(columns, admin)
    const { page } = await visit(address, admin)
    expect(page.text('[aria-labelledby=changed]')).toContain('Name: Odile Marsh to Odile Old')
    await pressImport(address)
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({ lastName: 'Old' })
  })

  test('a new address is told at both, and has to be verified', async () => {
    const { id } = await known()
    const { page, address } = await uploaded(
      'members',
      file('0037tOdile,new.odile@crm.example,Odile,Marsh,,,'),
    )
    expect(page.text('[aria-labelledby=dry-run]')).toContain(
      'Odile Marsh signs in with new.odile@crm.example instead of odile@crm.example',
    )
    await pressImport(address)
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({
      email: 'new.odile@crm.example',
      emailVerifiedAt: null,
    })
    const mails = await db().outboxEmail.findMany({ where: { to: { endsWith: 'odile@crm.example' } } })
    expect(mails.map(({ kind, to }) => `${kind} ${to}`).sort()).toEqual([
      'ADDRESS_CHANGED new.odile@crm.example',
      'ADDRESS_LEFT odile@crm.example',
    ])
  })

  test.each([['who is closed stays closed', { closedAt: new Date() }, 'It belongs to a closed account.']])(
    '%s',
    async (_, data, reason) => {
      await known(data)
      const { page } = await uploaded('members', file('0037tOdile,odile@crm.example,Odile,Marsh,Fellow,,'))
      expect(page.text('[aria-labelledby=faults]')).toContain(reason)
    },
  )

  test('nobody changes the own roles', async () => {
    const { email, firstName, lastName } = await db().user.findFirstOrThrow({
      where: { roles: { has: 'ADMIN' }, email: { contains: 'admin' } },
    })
    const { page } = await uploaded('members', file(`,${email},${firstName},${lastName},Fellow,,`))
    expect(page.text('.admin-page')).toContain('You can’t change your own roles')
  })

  test('a partner needs an organization, as in the form', async () => {
    const { page } = await uploaded('members', file('0037tNew,new@crm.example,Ann,New,Partner,,'))
    expect(page.text('[aria-labelledby=faults]')).toContain(
      'Please choose the organization that they’re a partner of.',
    )
  })

  test('in lines with an id, what isn’t of the account is left out', async () => {
    const { id } = await known()
    const { page } = await uploaded('members', `id,Roles,City\n${id},Fellow,Oslo\n`)
    expect(countsOn(page)).toMatchObject({ Changed: 1 })
    expect(page.text('[aria-labelledby=left-out]')).toContain('Lines with an id are about the account')
    expect(page.text('[aria-labelledby=dry-run]')).toContain('Odile Marsh: They get the role Fellow.')
  })

  test('imports of members are administrators’ alone', async () => {
    expect((await upload('members', file(), { as: 'staff' })).status).toBe(403)
    const list = await visit('/admin/members', { as: 'staff' })
    expect(list.page.has('a[href="/admin/members/import"]')).toBe(false)
  })
})
