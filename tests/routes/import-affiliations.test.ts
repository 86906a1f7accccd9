import { afterEach, beforeEach, expect, test } from 'vitest'
import { admin, lastEntry, pressUndo } from '../support/administration.ts'
import { db, fetch, visit } from '../support/app.ts'
import { countsOn, makeOrganization, pressImport, uploaded } from '../support/imports.ts'

const person = (name: string, lastSignInAt: Date | null = null) => ({
  email: `${name}@jetty.example`,
  firstName: name,
  lastName: 'Jetty',
  roles: ['ALUMNI' as const],
  partnerRoles: [],
  givingBack: [],
  emailVerifiedAt: new Date(),
  lastSignInAt,
})

const clear = async () => {
  await db().user.deleteMany({ where: { email: { endsWith: '@jetty.example' } } })
  await db().organization.deleteMany({ where: { name: { startsWith: 'Jetty ' } } })
  await db().fileImport.deleteMany()
}

beforeEach(async () => {
  await clear()
  await makeOrganization({ name: 'Jetty Works' })
  await makeOrganization({ name: 'Jetty Labs' })
})
afterEach(clear)

const HEADER = 'Email,Kind,Organization,Title,First day,Last day'
const fileOf = (...lines: string[]) => `${[HEADER, ...lines].join('\n')}\n`

const affiliationsOf = async (name: string) => {
  const all = await db().affiliation.findMany({
    where: { user: { email: `${name}@jetty.example` } },
    include: { organization: true },
    orderBy: { id: 'asc' },
  })
  return all.map(({ type, organization, title, endDate }) =>
    [type, organization.name, title, endDate?.toISOString().slice(0, 10)].filter(Boolean).join(', '),
  )
}

test('affiliations come in by file, change nothing a second time, and go again', async () => {
  const { id } = await db().user.create({ data: person('ana') })
  await db().user.create({ data: person('ben', new Date()) })
  const first = fileOf(
    'ANA@jetty.example,,jetty works,Analyst,2021-03-01,',
    'ana@jetty.example,Civic Engagement,Jetty Labs,Mentor,,',
    'ana@jetty.example,Employment,Jetty Works,analyst,2021-03-01,',
    'ana@jetty.example,Hobby,Jetty Labs,,,',
    'ana@jetty.example,,Jetty Nowhere,,,',
    'ana@jetty.example,,Jetty Labs,Chief,2021-03-01,2020-03-01',
    'ana@jetty.example,,Jetty Labs,Chief,soon,',
    'ben@jetty.example,,Jetty Works,Analyst,,',
    'cem@jetty.example,,Jetty Works,Analyst,,',
  )
  const { page, address } = await uploaded('affiliations', first)
  expect(countsOn(page)).toMatchObject({ New: 2, 'With faults, left out': 7 })
  expect(page.texts('[aria-labelledby=faults] tbody tr')).toEqual([
    expect.stringContaining('It’s the same affiliation as in line 2.'),
    expect.stringContaining('Write one of: Education, Employment, Civic Engagement.'),
    expect.stringContaining('There’s no organization with that name.'),
    expect.stringContaining('It ends before it begins.'),
    expect.stringMatching(/Line 8 ?First day ?soon/),
    expect.stringContaining('They’ve signed in, so their affiliations are theirs to change.'),
    expect.stringContaining('No one has this address.'),
  ])
  await pressImport(address)
  const both = ['EMPLOYMENT, Jetty Works, Analyst', 'CIVIC_ENGAGEMENT, Jetty Labs, Mentor']
  expect(await affiliationsOf('ana')).toEqual(both)
  expect(await db().user.findUniqueOrThrow({ where: { id } })).toMatchObject({
    occupation: expect.stringContaining('Jetty Works'),
  })
  const made = await lastEntry()
  expect(made).toMatchObject({ action: 'imported affiliations of', recordId: id, door: 'FILE', count: 2 })

  const again = await uploaded('affiliations', fileOf('ana@jetty.example,,Jetty Works,Analyst,2021-03-01,'))
  expect(countsOn(again.page)).toMatchObject({ New: 0, Changed: 0, Unchanged: 1 })
  const ended = await uploaded(
    'affiliations',
    fileOf('ana@jetty.example,,Jetty Works,Analyst,2021-03-01,2024-12-31'),
  )
  expect(ended.page.text('[aria-labelledby=changed]')).toContain('Last day: nothing to 2024-12-31')
  await pressImport(ended.address)
  expect(await affiliationsOf('ana')).toContain('EMPLOYMENT, Jetty Works, Analyst, 2024-12-31')
  const change = await lastEntry()
  const history = await visit(`/admin/history/${change.id}`, admin)
  expect(history.page.text('main')).toContain('Affiliation: last day')
  await pressUndo(change.parentId ?? 0)
  expect(await affiliationsOf('ana')).toEqual(both)
  await pressUndo(made.parentId ?? 0)
  expect(await affiliationsOf('ana')).toEqual([])
})

test('what members have made their own meanwhile stays, and what they hide is in no file', async () => {
  const { id } = await db().user.create({ data: person('dia') })
  const { address } = await uploaded(
    'affiliations',
    fileOf('dia@jetty.example,,Jetty Works,Analyst,,', 'dia@jetty.example,,Jetty Labs,Guest,,'),
  )
  await pressImport(address)
  const { parentId } = await lastEntry()
  await db().affiliation.updateMany({ where: { userId: id, title: 'Guest' }, data: { visible: false } })
  const exported = await (await fetch('/admin/affiliations/export/csv?search=dia+jetty', admin)).text()
  expect(exported).toContain('dia@jetty.example,Employment,Jetty Works,Analyst')
  expect(exported).not.toContain('Guest')
  await db().user.update({ where: { id }, data: { lastSignInAt: new Date() } })
  await pressUndo(parentId ?? 0)
  expect(await affiliationsOf('dia')).toHaveLength(2)
})
