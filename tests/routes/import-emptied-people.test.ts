// @one-database: what cells mean for people is decided above the database.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, visit } from '../support/app.ts'
import { countsOn, pressImport, uploaded } from '../support/imports.ts'

const HEADER = 'Email,First name,Last name,Roles,CRM key,Organization,Title,City,State,Country,Program'
const clear = async () => {
  await db().user.deleteMany({ where: { email: { endsWith: '@bare.example' } } })
  await db().organization.deleteMany({ where: { name: 'Bare Works' } })
  await db().fileImport.deleteMany()
}

beforeEach(async () => {
  await clear()
  const row = 'ana@bare.example,Ana,Bare,Alumni,BARE-1,Bare Works,Analyst,Chicago,IL,US,MBA Prep 2024'
  await pressImport((await uploaded('members', `${HEADER}\n${row}\n`)).address)
})
afterEach(clear)

const find = async () => {
  const { sfId, location, occupation, contact, affiliations, enrollments } =
    await db().user.findUniqueOrThrow({
      where: { email: 'ana@bare.example' },
      include: { contact: true, affiliations: true, enrollments: true },
    })
  const { homeCity, homeState, homeCountry } = contact ?? {}
  return {
    sfId,
    location,
    occupation,
    home: [homeCity, homeState, homeCountry],
    jobs: affiliations.map(({ title }) => title),
    programs: enrollments.length,
  }
}

const asBefore = {
  sfId: 'BARE-1',
  location: 'Chicago, IL',
  occupation: 'Analyst, Bare Works',
  home: ['Chicago', 'IL', 'US'],
  jobs: ['Analyst'],
  programs: 1,
}

const line = (...rest: string[]) => `${HEADER}\nana@bare.example,Ana,Bare,,${rest.join(',')}\n`

describe('a line without an id empties, of the member with its address,', () => {
  test.each([
    ['the key', ['(empty)', '', '', '', '', '', ''], { sfId: null }],
    ['the title', ['', '', '(empty)', '', '', '', ''], { occupation: 'Bare Works', jobs: [null] }],
    [
      'the title at a job that it names',
      ['', 'bare works', '(empty)', '', '', '', ''],
      { occupation: 'Bare Works', jobs: [null] },
    ],
    ['the job', ['', '(empty)', '', '', '', '', ''], { occupation: null, jobs: [] }],
    ['the job and its title', ['', '(empty)', '(empty)', '', '', '', ''], { occupation: null, jobs: [] }],
    [
      'the place',
      ['', '', '', '(empty)', '(empty)', '(empty)', ''],
      { location: null, home: [null, null, null] },
    ],
    ['the city', ['', '', '', '(empty)', '', '', ''], { location: 'Illinois', home: [null, 'IL', 'US'] }],
    [
      'the state',
      ['', '', '', '', '(empty)', '', ''],
      { location: 'Chicago', home: ['Chicago', null, 'US'] },
    ],
    [
      'the country, for another',
      ['', '', '', 'Lagos', '(empty)', 'Nigeria', ''],
      { location: 'Lagos, Nigeria', home: ['Lagos', null, 'Nigeria'] },
    ],
  ])('%s, once', async (_, cells, expected) => {
    const { page, address } = await uploaded('members', line(...cells))
    expect(countsOn(page)).toMatchObject({ Changed: 1, 'With faults, left out': 0 })
    await pressImport(address)
    expect(await find()).toEqual({ ...asBefore, ...expected })
    expect(countsOn((await uploaded('members', line(...cells))).page)).toMatchObject({
      Changed: 0,
      Unchanged: 1,
    })
  })

  test('no enrollment, and says where those end', async () => {
    const { page, address } = await uploaded('members', line('', '', '', '', '', '', '(empty)'))
    expect(countsOn(page)).toMatchObject({ Unchanged: 1 })
    expect(page.text('main')).toContain('enrollments are ended on the member’s page')
    expect(address).toBeTruthy()
    expect(await find()).toEqual(asBefore)
  })

  test('nothing that is the member’s own by then', async () => {
    await db().user.update({ where: { email: 'ana@bare.example' }, data: { lastSignInAt: new Date() } })
    const { page } = await uploaded('members', line('', '(empty)', '', '(empty)', '', '', ''))
    expect(countsOn(page)).toMatchObject({ Unchanged: 1 })
    expect(page.text('main')).toContain('(empty)')
    expect(page.text('main')).toContain('It is the member’s own to change, so it stays as it is.')
  })

  test('nothing that they can’t be without', async () => {
    await db().user.update({ where: { email: 'ana@bare.example' }, data: { roles: ['PARTNER'] } })
    const { page } = await uploaded('members', line('', '(empty)', '', '', '', '', ''))
    expect(page.text('[aria-labelledby=faults]')).toContain(
      'Please choose the organization that they’re a partner of.',
    )
    const roles = await uploaded('members', `${HEADER}\nana@bare.example,(empty),Bare,(empty),,,,,,,\n`)
    expect(roles.page.text('[aria-labelledby=faults]')).toContain('Please enter the first name.')
  })

  test('nothing that another of its lines says', async () => {
    const more = 'ana@bare.example,Ana,Bare,,,,,Boston,MA,,'
    const { page } = await uploaded('members', `${line('', '', '', '(empty)', '', '', '').trim()}\n${more}\n`)
    expect(page.text('[aria-labelledby=faults]')).toContain(
      'It differs from line 2, which is about the same person.',
    )
    expect((await visit('/admin/members', admin)).status).toBe(200)
  })
})
