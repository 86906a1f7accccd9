// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeAll, describe, expect, test } from 'vitest'
import { bumpDataVersion } from '#app/domain/data-versions/data-version.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, submit } from '../support/app.ts'
import { directory, organizationNamed } from '../support/directory.ts'
import {
  employment,
  imaniOkafor,
  join,
  odileMarchand,
  ownEyesOnly,
  person,
  tomasAlvarez,
  waysToReach,
} from '../support/people.ts'

const imani = imaniOkafor({ lastName: 'Privacy' })
const tomas = tomasAlvarez({ lastName: 'Privacy' })
const odile = odileMarchand({ lastName: 'Privacy' })
const unverified = person('Nadia', 'Privacy', { emailVerifiedAt: null })

let hiddenJob: number
let shownJob: number
let formerJob: number
let ids: number[]
let interestId: number

beforeAll(async () => {
  hiddenJob = await organizationNamed('Northwind Hidden Foundry')
  shownJob = await organizationNamed('Southwind Shown Foundry')
  formerJob = await organizationNamed('Westwind Former Foundry')
  interestId = (await db().interest.findFirstOrThrow({ where: { type: 'FUNCTIONAL' } })).id
  const jobs = (of: typeof imani) => [
    employment(hiddenJob, of, { visible: false, title: 'Secretkeeper', startDate: undefined }),
    employment(shownJob, of, { title: 'Windmaker' }),
    employment(formerJob, of, {
      title: 'Apprentice',
      endDate: '2019-05-01' as never,
      startDate: '2015-05-01' as never,
    }),
  ]
  const interests = [{ interestId }]
  ids = await join(
    { ...imani, affiliations: jobs(imani), interests },
    { ...tomas, affiliations: jobs(tomas), interests },
    { ...odile, affiliations: jobs(odile), interests },
    { ...unverified, affiliations: jobs(unverified), interests },
  )
  await db().$transaction((tx) => bumpDataVersion(tx, 'options'))
})

describe('a hidden or unverified member', () => {
  test('is in no list, no count and no answer of the directory', async () => {
    for (const search of [
      '?search=privacy',
      `?organizationIds=${shownJob}`,
      `?functionalInterestIds=${interestId}&search=privacy`,
    ]) {
      const shown = await directory(search)
      expect(shown.total).toBe(shown.ids.length)
      for (const id of ids.slice(2)) expect(shown.ids).not.toContain(id)
      for (const path of [`/directory${search}`, `/directory.data${search}`]) {
        const bytes = await (await fetch(path, { as: 'alumni' })).text()
        expect(bytes).not.toMatch(/Odile Privacy|Nadia Privacy/)
      }
    }
  })

  test('is shown to staff, who are told why others see nobody', async () => {
    const { page, names } = await directory('?search=privacy', 'staff')
    expect(names).toHaveLength(4)
    const marks = page.texts('.person-card').filter((card) => /Hidden|Not verified/.test(card))
    expect(marks.map((card) => /Odile.*Hidden|Nadia.*Not verified/.test(card))).toEqual([true, true])
  })
})

describe('what a viewer may not see', () => {
  test.each(['alumni', 'staff'] as const)('finds nobody when searched for by %s', async (viewer) => {
    for (const word of [
      'northwind',
      'secretkeeper',
      'canary-imani.okafor-personal',
      imani.contact.mobilePhone,
    ]) {
      expect((await directory(`?search=${word}`, viewer)).ids).toEqual([])
    }
    expect((await directory(`?organizationIds=${hiddenJob}`, viewer)).ids).toEqual([])
  })

  test('is not among the bytes of a page', async () => {
    const page = await (await fetch('/directory?search=privacy', { as: 'alumni' })).text()
    const data = await (await fetch('/directory.data?search=privacy', { as: 'alumni' })).text()
    for (const value of [imani, tomas].flatMap((of) => [...ownEyesOnly(of), ...waysToReach(of), of.email])) {
      expect(page + data).not.toContain(value)
    }
  })

  test('of a Basic Profile is everything but the occupation', async () => {
    const [imaniId, tomasId] = ids
    expect((await directory('?search=westwind')).ids).toEqual([imaniId])
    expect((await directory('?search=southwind')).ids).toEqual([imaniId, tomasId])
    expect((await directory(`?organizationIds=${formerJob}`)).ids).toEqual([imaniId])
    expect((await directory(`?organizationIds=${shownJob}`)).ids).toEqual([imaniId, tomasId])
    expect((await directory(`?functionalInterestIds=${interestId}&search=privacy`)).ids).toEqual([imaniId])
  })

  test('can’t be sorted by either', async () => {
    const sorted = await directory('?search=privacy&sort=email')
    expect(sorted.names).toEqual(['Imani Privacy', 'Tomás Privacy'])
  })
})

describe('a viewer whose own profile is hidden', () => {
  test.each(['hidden', 'hidden-fellow'] as const)('meets a wall with cards of nobody: %s', async (viewer) => {
    const { status, page } = await directory('?search=privacy', viewer)
    expect(status).toBe(200)
    expect(page.text('h1')).toBe('Browse the community directory')
    expect(page.text('main h2')).toBe('Your profile is hidden')
    expect(page.find('main a.btn').getAttribute('href')).toBe('/profile')
    expect(page.root.querySelectorAll('.masked')).toHaveLength(8)
    expect(page.has('main form[role=search]')).toBe(false)
    expect(page.has('main a[href^="/profile/"]')).toBe(false)
    const data = await (await fetch('/directory.data?search=privacy', { as: viewer })).text()
    expect(page.root.toString() + data).not.toMatch(/Imani|Tomás/)
  })

  test('browses again once the profile is shown, which the wall lets the viewer do', async () => {
    const { page } = await directory('', 'hidden')
    const shown = await submit(page.form('main form', { visibility: 'PRIVATE' }), { as: 'hidden' })
    expect(shown.headers.get('location')).toBe('/directory')
    expect((await directory('?search=privacy', 'hidden')).names).toHaveLength(2)
    await db().user.update({ where: { email: emailOf('hidden') }, data: { visibility: 'HIDDEN' } })
  })
})
