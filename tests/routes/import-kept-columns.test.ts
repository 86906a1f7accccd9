import { afterEach, describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { admin } from '../support/administration.ts'
import { db, signIn, submit, visit } from '../support/app.ts'
import { noticeAfter } from '../support/bulk-edits.ts'
import { countsOn, upload, uploaded } from '../support/imports.ts'

const FILE = 'Firma,Art,Branche\nKept Works,Company,Energy\n'

afterEach(async () => {
  await db().fileImport.deleteMany()
  await db().user.deleteMany({ where: { email: { endsWith: '@kept.example' } } })
  await db().event.deleteMany({ where: { name: { startsWith: 'Kept ' } } })
})

async function choose(address: string, column: string[]) {
  const { page } = await visit(address, admin)
  await submit(page.form('[aria-labelledby=columns] form', { column }), admin)
}

describe('what columns were chosen to be', () => {
  test('holds for the next file of the kind with the same, whoever has it, and it is said', async () => {
    const first = await uploaded('organizations', FILE)
    expect(first.page.text('.notice')).toContain('We don’t recognize any of the file’s columns')
    await choose(first.address, ['name', 'type', 'industry'])
    const cookie = await signIn('staff')
    const { text } = await noticeAfter(cookie, await upload('organizations', FILE, { cookie }))
    expect(text).toContain('its columns are read as those of the last one like it')
    expect(countsOn((await uploaded('organizations', FILE)).page)).toMatchObject({ New: 1 })
    const other = await uploaded('organizations', FILE.replace('Branche', 'Zweig'))
    expect(other.page.text('.notice')).toContain('We don’t recognize any of the file’s columns')
    const known = await upload('organizations', 'Name,Kind\nKept Works,Company\n', { cookie })
    expect((await noticeAfter(cookie, known)).text).toContain('The file is here. Nothing is imported yet')
  })

  test('isn’t kept where it writes over the members’ own', async () => {
    const file = 'Email,First name,Last name,Roles\nida@kept.example,Ida,Berg,Fellow\n'
    const { address } = await uploaded('members', file)
    await choose(address, ['email', 'over firstName', 'lastName', '-'])
    await uploaded('members', file)
    const { mapping } = await db().fileImport.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(mapping).toEqual(['email', 'firstName', 'lastName', ''])
  })

  test.each([
    ['one column twice', ['name', 'type', 'type']],
    ['none for the name', ['-', 'type', 'industry']],
    ['none at all', ['-', '-', '-']],
    ['one that there isn’t', ['name', 'type', 'fruit']],
  ])('isn’t kept where it couldn’t be: %s', async (_, column) => {
    const first = await uploaded('organizations', FILE)
    await choose(first.address, ['name', 'type', 'industry'])
    const second = await uploaded('organizations', FILE)
    const form = second.page.form('[aria-labelledby=columns] form', {})
    form.fields.delete('column')
    for (const one of column) form.fields.append('column', one)
    const answer = await submit(form, admin)
    expect([answer.status, (await answer.text()).includes('There’s a problem')]).toEqual([400, true])
    expect(countsOn((await visit(second.address, admin)).page)).toMatchObject({ New: 1 })
    expect(countsOn((await uploaded('organizations', FILE)).page)).toMatchObject({ New: 1 })
  })

  test('that an earlier release kept and couldn’t read is left alone', async () => {
    const file = 'Name,Kind,Art\nKept Works,Company,x\n'
    await uploaded('organizations', file)
    await db().fileImport.updateMany({ data: { mapping: ['name', 'type', 'type'] } })
    expect(countsOn((await uploaded('organizations', file)).page)).toMatchObject({ New: 1 })
  })

  test('holds for the list of another event', async () => {
    const [one, other] = await Promise.all(
      ['Kept Day', 'Kept Night'].map((name) =>
        db().event.create({
          data: {
            name,
            sortKey: name.toLowerCase(),
            searchKey: name.toLowerCase(),
            startDate: new Date('2027-03-05'),
            endDate: new Date('2027-03-05'),
            timezone: 'America/New_York',
          },
        }),
      ),
    )
    const file = 'Adresse,Sitzungen\nnobody@kept.example,\n'
    const { address } = await uploaded(`event-attendees-${one?.id}`, file)
    await choose(address, ['email', 'sessions'])
    const { page } = await uploaded(`event-attendees-${other?.id}`, file)
    expect(page.text('[aria-labelledby=faults]')).toContain('No one has this address.')
  })
})

describe('a line with several faults', () => {
  const faultsOf = async (kind: string, file: string, as: DemoAccount) =>
    (await uploaded(kind, file, { as })).page.texts('[aria-labelledby=faults] tbody tr td:first-of-type')

  test.each<[string, string, string[], DemoAccount?]>([
    [
      'action-items',
      'Event,Organization,Name,Starts on,Due on,Link\nKept Nowhere,x,,soon,later,nowhere\n',
      ['Event', 'Starts on', 'Due on', 'Link'],
      'event-manager',
    ],
    [
      'affiliations',
      'Email,Kind,Organization,First day,Last day\nx@kept.example,Hobby,Kept Nowhere,soon,2027-01-01\n',
      ['Email address', 'Kind', 'Organization', 'First day'],
    ],
    [
      'event-participants',
      'Event,Organization,Status\nKept Nowhere,Kept Nowhere,maybe\n',
      ['Event', 'Organization', 'Status'],
    ],
    ['event-attendees', 'Event,Email\nKept Nowhere,x@kept.example\n', ['Event', 'Email address']],
  ])('in a file of %s has each of them named', async (kind, file, columns, as = 'admin') => {
    expect((await faultsOf(kind, file, as)).toSorted()).toEqual(columns.toSorted())
  })
})
