import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, submit } from '../support/app.ts'
import { directory, organizationNamed, programNamed } from '../support/directory.ts'
import { employment, join, person } from '../support/people.ts'

const day = (s: string) => s as never
type Program = Awaited<ReturnType<typeof programNamed>>
let career: Program
let mba: Program
let present: number
let former: number

const enrolled = ({ id, year }: Program, endDate: string | null, seen = true) => ({
  programId: id,
  startDate: day(`${year}-01-15`),
  endDate: endDate === null ? null : day(endDate),
  visibleToAllRisingLeaders: seen,
  visibleToAllMltPartners: seen,
})

beforeAll(async () => {
  career = await programNamed('Career Prep 2019')
  mba = await programNamed('MBA Prep 2021')
  present = await organizationNamed('Presentday Works')
  former = await organizationNamed('Formerly Works')
  const both = person('Both', 'Filtered')
  const one = person('One', 'Filtered')
  const unseen = person('Unseen', 'Filtered')
  await join(
    {
      ...both,
      enrollments: [enrolled(career, '2019-12-01'), enrolled(mba, null)],
      affiliations: [
        employment(present, both),
        employment(former, both, { startDate: day('2015-01-01'), endDate: day('2016-01-01') }),
      ],
    },
    { ...one, enrollments: [enrolled(career, null)] },
    { ...unseen, enrollments: [enrolled(mba, null, false)] },
  )
})

const found = async (search: string, as: Parameters<typeof directory>[1] = 'alumni') =>
  (await directory(`?search=filtered&${search}`, as)).names.map((name) => name.split(' ')[0])

describe('the filters', () => {
  test('widen within a group and narrow from group to group', async () => {
    const types = `programTypeIds=${career.typeId}&programTypeIds=${mba.typeId}`
    expect(await found(types)).toEqual(['Both', 'One'])
    expect(await found(`${types}&programYears=2021`)).toEqual(['Both'])
    expect(await found(`${types}&programYears=2020`)).toEqual([])
    expect(await found(`${types}&organizationIds=${present}`)).toEqual(['Both'])
    expect(await found(`programIds=${career.id}&programIds=${mba.id}`)).toEqual(['Both', 'One'])
  })

  test('take a program type and a year from one enrollment', async () => {
    expect(await found(`programTypeIds=${career.typeId}&programYears=2021`)).toEqual([])
  })

  test('match all the program types where that is asked', async () => {
    const types = `programTypeIds=${career.typeId}&programTypeIds=${mba.typeId}&matchAll=true`
    expect(await found(types)).toEqual(['Both'])
  })

  test('look only at what is current where that is asked', async () => {
    expect(await found(`organizationIds=${former}`)).toEqual(['Both'])
    expect(await found(`organizationIds=${former}&currentOnly=true`)).toEqual([])
    expect(await found(`programIds=${career.id}&currentOnly=true`)).toEqual(['One'])
    expect((await directory('?search=formerly')).names).toEqual(['Both Filtered'])
    expect((await directory('?search=formerly&currentOnly=true')).names).toEqual([])
  })

  test('find who is active in a program now', async () => {
    expect(await found('showActive=true')).toEqual(['Both', 'One'])
  })

  test('find nobody by an enrollment that the viewer may not see', async () => {
    expect(await found(`programIds=${mba.id}`)).toEqual(['Both'])
    expect(await found(`programIds=${mba.id}`, 'staff')).toEqual(['Both', 'Unseen'])
    expect(await found(`programIds=${mba.id}`, 'partner')).toContain('Both')
  })

  test('of the cards show the programs that the viewer may see, four at most and the latest first', async () => {
    const card = async (as: Parameters<typeof directory>[1]) =>
      (await directory('?search=both+filtered', as)).page.texts('.person-card .chips .tag')
    expect(await card('alumni')).toEqual(['MBA Prep 2021', 'Career Prep 2019'])
    const { page } = await directory('?search=odile+marchand')
    expect(page.texts('.person-card .chips .tag').length).toBeLessThanOrEqual(4)
    expect((await directory('?search=unseen+filtered')).page.has('.person-card .chips')).toBe(false)
  })

  test('find those who live in any of the places', async () => {
    const { cityId, stateId } = await db().user.findFirstOrThrow({
      where: { listed: true, NOT: { cityId: null, stateId: null } },
    })
    const here = await db().user.count({ where: { listed: true, OR: [{ cityId }, { stateId }] } })
    expect((await directory(`?locationIds=${cityId}&locationIds=${stateId}`)).total).toBe(here)
  })
})

describe('the controls', () => {
  const has = async (search: string, id: string) => (await directory(search)).page.has(`#${id}`)

  test('offer Match all only with several program types', async () => {
    const one = `?programTypeIds=${career.typeId}`
    expect(await has(one, 'matchAll')).toBe(false)
    expect(await has(`${one}&programTypeIds=${mba.typeId}`, 'matchAll')).toBe(true)
  })

  test('offer Current only with a search or with who is active now', async () => {
    expect(await has('', 'currentOnly')).toBe(false)
    expect(await has(`?programIds=${mba.id}`, 'currentOnly')).toBe(false)
    expect(await has('?search=filtered', 'currentOnly')).toBe(true)
    expect(await has('?showActive=true', 'currentOnly')).toBe(true)
  })

  test('stand as they were chosen, and send it all again', async () => {
    const { page } = await directory(
      `?search=filtered&programIds=${mba.id}&organizationIds=${present}&showActive=true`,
    )
    const form = page.form('main form')
    expect(form.method).toBe('GET')
    expect(form.fields.get('search')).toBe('filtered')
    expect(form.fields.getAll('programIds')).toEqual([String(mba.id)])
    expect(form.fields.getAll('organizationIds')).toEqual([String(present)])
    expect((await submit(form, { as: 'alumni' })).status).toBe(200)
  })

  test('find long lists’ entries without script', async () => {
    const { page } = await directory('?organizationSearch=formerly+works')
    const found = page.find(`input[name=organizationIds][value="${former}"]`)
    expect(page.text(`label[for="${found.id}"]`)).toBe('Formerly Works')
  })

  test('are undone one by one by chips', async () => {
    const { page } = await directory(`?search=filtered&programIds=${mba.id}&organizationIds=${present}`)
    const chips = page.root.querySelectorAll('.chip-removable')
    expect(chips.map((chip) => chip.querySelector('bdi')?.text)).toEqual([
      '“filtered”',
      'MBA Prep 2021',
      'Presentday Works',
    ])
    expect(chips.map((chip) => chip.getAttribute('href'))).toEqual([
      `/directory?programIds=${mba.id}&organizationIds=${present}`,
      `/directory?search=filtered&organizationIds=${present}`,
      `/directory?search=filtered&programIds=${mba.id}`,
    ])
  })
})

describe('the recommended searches', () => {
  const presets = async (as: Parameters<typeof directory>[1]) =>
    (await directory('', as)).page.texts('.presets a')

  test('are the viewer’s own', async () => {
    expect(await presets('staff')).toContain('From Google TEC')
    expect(await presets('alumni')).not.toContain('From Google TEC')
    expect(await presets('google-tec')).toContain('From Google TEC')
    expect(await presets('partner')).toContain('From my org')
    expect(await presets('mba-fellow')).toContain('Mock interviewers')
    expect(await presets('fellow')).not.toContain('Mock interviewers')
  })

  test('find mock interviewers for those alone who are offered them', async () => {
    const all = await directory('', 'fellow')
    const interviewers = await db().user.count({
      where: { listed: true, visibility: 'PUBLIC', givesMockInterviews: true },
    })
    expect((await directory('?mockInterviewers=1', 'mba-fellow')).total).toBe(interviewers)
    expect((await directory('?mockInterviewers=1', 'fellow')).total).toBe(all.total)
  })

  test('say which of them is shown', async () => {
    const { page } = await directory(`?programTypeIds=${career.typeId}`)
    expect(page.texts('.presets [aria-current]')).toEqual(['From Career Prep'])
  })
})

describe('the pick-lists', () => {
  const items = async (address: string) => (await fetch(address, { as: 'alumni' })).json()

  test('answer what holds every word', async () => {
    expect(await items('/endpoints/organizations?search=works+formerly')).toEqual({
      items: [{ id: String(former), label: 'Formerly Works' }],
      total: 1,
    })
    expect(await items('/endpoints/programs?search=career+2019')).toEqual({
      items: [{ id: String(career.id), label: 'Career Prep 2019' }],
      total: 1,
    })
    expect((await items('/endpoints/organizations?search=%25')).total).toBe(0)
  })

  test('answer 100 entries at most, and how many there are', async () => {
    const { items: some, total } = await items('/endpoints/programs')
    expect(some.length).toBe(Math.min(100, total))
    expect(total).toBe(await db().program.count())
    expect((await items('/endpoints/locations')).total).toBe(await db().location.count())
    const industries = await db().interest.count({ where: { type: 'INDUSTRY' } })
    expect((await items('/endpoints/interests?type=INDUSTRY')).total).toBe(industries)
  })
})
