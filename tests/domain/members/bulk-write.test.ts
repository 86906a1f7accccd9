import { expect, test } from 'vitest'
import { insertMembers, updateMembers } from '#app/domain/members/bulk-write.server.ts'
import {
  ensureLocations,
  ensureOrganizations,
  ensurePrograms,
  ensureProgramTypes,
} from '#app/domain/members/bulk-write-names.server.ts'
import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { refreshDirectoryEntries, refreshEndedSince } from '#app/domain/members/directory-entries.server.ts'
import { type CalendarDate, toDbDate } from '#app/values/calendar-date.ts'
import { emptyDatabase } from '../../support/empty-database.ts'

const day = (s: string) => s as CalendarDate
const verified = new Date('2026-01-05T12:00:00Z')

const { db } = emptyDatabase()

const imani = (changes: Partial<MemberRow> = {}): MemberRow => ({
  email: 'imani@example.org',
  firstName: 'Imani',
  lastName: 'Okafor',
  roles: ['FELLOW'],
  emailVerifiedAt: verified,
  ...changes,
})

async function onlyOne<T>(rows: Promise<T[]>): Promise<T> {
  const [row, ...others] = await rows
  if (!row || others.length > 0) throw new Error(`${others.length + 1} rows instead of one`)
  return row
}

test('a new member gets the defaults of what the row lacks, even where another row has it', async () => {
  const ids = await insertMembers(db(), [
    imani(),
    imani({
      email: 'kofi@example.org',
      contactable: false,
      visibility: 'PRIVATE',
      roles: ['ALUMNI', 'STAFF'],
    }),
  ])
  expect(ids).toHaveLength(2)
  const [first, second] = await Promise.all(ids.map((id) => db().user.findUniqueOrThrow({ where: { id } })))
  expect(first).toMatchObject({
    email: 'imani@example.org',
    contactable: true,
    visibility: 'PUBLIC',
    givingBack: [],
    partnerRoles: [],
    emailVerifiedAt: verified,
  })
  expect(second).toMatchObject({ contactable: false, visibility: 'PRIVATE', roles: ['ALUMNI', 'STAFF'] })
})

test('ids come back in the order of the rows, over more rows than one statement takes', async () => {
  const rows = Array.from({ length: 1_234 }, (_, index) => imani({ email: `member-${index}@example.org` }))
  const ids = await insertMembers(db(), rows)
  const stored = await db().user.findMany({ where: { id: ids[1_100] } })
  expect(stored.map(({ email }) => email)).toEqual(['member-1100@example.org'])
  expect(new Set(ids).size).toBe(1_234)
})

test('everything that belongs to a new member is written with it', async () => {
  const { organizationId, programId, interestId } = await groundwork()
  await insertMembers(db(), [
    imani({
      contact: { personalEmail: 'i.okafor@example.org', emailVisible: true },
      privateFacts: { gender: 'Woman', birthdate: day('1999-04-30') },
      enrollments: [{ programId, startDate: day('2025-01-15') }],
      affiliations: [
        { type: 'EDUCATION', organizationId, title: 'Economics', gpa: 3.75, endDate: day('2027-05-20') },
      ],
      interests: [{ interestId, isPrimary: true }],
      newsMentions: [
        {
          url: 'https://example.org/news',
          title: 'A debate won',
          publicationName: 'The Maroon',
          author: 'Nadia Haddad',
          publicationDate: day('2026-02-03'),
        },
      ],
    }),
  ])
  const stored = await onlyOne(
    db().user.findMany({
      include: {
        contact: true,
        privateFacts: true,
        enrollments: true,
        affiliations: true,
        interests: true,
        newsMentions: true,
      },
    }),
  )
  expect(stored.contact).toMatchObject({
    personalEmail: 'i.okafor@example.org',
    emailVisible: true,
    phoneVisible: false,
  })
  expect(stored.privateFacts).toMatchObject({
    gender: 'Woman',
    race: [],
    birthdate: toDbDate(day('1999-04-30')),
  })
  expect(stored.enrollments).toMatchObject([
    { programId, visibleToAllRisingLeaders: true, visibleToAllMltPartners: false },
  ])
  expect(stored.affiliations).toMatchObject([{ organizationId, visible: true, country: 'US' }])
  expect(Number(stored.affiliations[0]?.gpa)).toBe(3.75)
  expect(stored.interests).toMatchObject([{ interestId, isPrimary: true }])
  expect(stored.newsMentions).toMatchObject([{ title: 'A debate won', visible: true }])
})

test('signs of SQL, JSON and other scripts in values are only text', async () => {
  const lastName = `O'Neil"; DROP TABLE "User"; -- \\ {} 李 עברית`
  await insertMembers(db(), [imani({ lastName })])
  expect(await onlyOne(db().user.findMany({ select: { lastName: true } }))).toEqual({ lastName })
})

test('an address that is taken is refused by the database, and nothing of the row stays', async () => {
  await insertMembers(db(), [imani()])
  const again = db().$transaction((tx) => insertMembers(tx, [imani({ email: 'other@example.org' }), imani()]))
  await expect(again).rejects.toThrow()
  expect(await db().user.count()).toBe(1)
})

test('what is written with the row is what refreshing would derive', async () => {
  const { organizationId, programId, cityId, stateId } = await groundwork()
  const row = imani({
    cityId,
    stateId,
    middleName: 'Ngozi',
    affiliations: [{ type: 'EMPLOYMENT', organizationId, title: 'Analyst', startDate: day('2024-06-01') }],
    enrollments: [{ programId, startDate: day('2025-01-15') }],
  })
  const ids = await insertMembers(db(), [row])
  const written = await onlyOne(db().user.findMany())
  expect(written).toMatchObject({
    listed: true,
    occupation: 'Analyst, Howard University',
    location: 'Chicago, IL',
    cardPrograms: [{ id: programId, name: 'MBA Prep 2025', rl: true, mp: false }],
  })
  await db().$executeRawUnsafe(
    `UPDATE "User" SET listed = false, "sortName" = '', "searchText" = '', "cardPrograms" = '[]'`,
  )
  await refreshDirectoryEntries(db(), ids)
  expect(await onlyOne(db().user.findMany())).toEqual(written)
})

test('a change leaves alone what it lacks, in the member and in what belongs to it', async () => {
  const [id = 0] = await insertMembers(db(), [
    imani({
      linkedin: 'https://www.linkedin.com/in/imani',
      contact: { workPhone: '+1 312 555 0100', phoneVisible: true },
    }),
  ])
  await updateMembers(db(), [
    { id, lastName: 'Adeyemi', contact: { workPhone: null, mobilePhone: '+1 312 555 0101' } },
  ])
  const changed = await db().user.findUniqueOrThrow({ where: { id }, include: { contact: true } })
  expect(changed).toMatchObject({
    lastName: 'Adeyemi',
    firstName: 'Imani',
    linkedin: 'https://www.linkedin.com/in/imani',
  })
  expect(changed.contact).toMatchObject({
    workPhone: null,
    mobilePhone: '+1 312 555 0101',
    phoneVisible: true,
  })
  expect(changed.sortName).toBe('adeyemi\timani')
})

test('a change adds enrollments and affiliations, and lays over those it names', async () => {
  const { organizationId, programId } = await groundwork()
  const [nextYear = 0] = await ensurePrograms(db(), [{ type: 'MBA Prep', year: 2026 }])
  const [id = 0] = await insertMembers(db(), [
    imani({
      enrollments: [{ programId, startDate: day('2025-01-15'), visibleToAllMltPartners: true }],
      affiliations: [{ type: 'EMPLOYMENT', organizationId, title: 'Analyst', startDate: day('2024-06-01') }],
    }),
  ])
  const job = await onlyOne(db().affiliation.findMany())
  await updateMembers(db(), [
    {
      id,
      enrollments: [
        { programId, startDate: day('2025-02-01') },
        { programId: nextYear, startDate: day('2026-01-15') },
      ],
      affiliations: [
        { id: job.id, type: 'EMPLOYMENT', organizationId, title: 'Associate' },
        { type: 'EMPLOYMENT', organizationId, title: 'Director', startDate: day('2025-06-01') },
      ],
    },
  ])
  const enrollments = await db().enrollment.findMany({ orderBy: { id: 'asc' } })
  expect(enrollments).toMatchObject([
    { programId, startDate: toDbDate(day('2025-02-01')), visibleToAllMltPartners: true },
    { programId: nextYear },
  ])
  const jobs = await db().affiliation.findMany({ orderBy: { id: 'asc' } })
  expect(jobs).toMatchObject([
    { title: 'Associate', startDate: toDbDate(day('2024-06-01')) },
    { title: 'Director' },
  ])
  expect(await onlyOne(db().user.findMany())).toMatchObject({ occupation: 'Director, Howard University' })
})

test("an affiliation is not changed by another member's id", async () => {
  const { organizationId } = await groundwork()
  const [, kofi = 0] = await insertMembers(db(), [
    imani({ affiliations: [{ type: 'EMPLOYMENT', organizationId, title: 'Analyst' }] }),
    imani({ email: 'kofi@example.org' }),
  ])
  const job = await onlyOne(db().affiliation.findMany())
  await updateMembers(db(), [
    { id: kofi, affiliations: [{ id: job.id, type: 'EMPLOYMENT', organizationId, title: 'Thief' }] },
  ])
  expect(await onlyOne(db().affiliation.findMany())).toMatchObject({ title: 'Analyst' })
})

test('a change of roles ends the sessions and clears a current role that is no longer held', async () => {
  const long = new Date('2020-01-01T00:00:00Z')
  const [fellow = 0, alumna = 0] = await insertMembers(db(), [
    imani({ currentRole: 'FELLOW', lastMajorUpdateDate: long }),
    imani({
      email: 'odile@example.org',
      roles: ['ALUMNI'],
      currentRole: 'ALUMNI',
      lastMajorUpdateDate: long,
    }),
  ])
  await updateMembers(db(), [
    { id: fellow, roles: ['ALUMNI'] },
    { id: alumna, firstName: 'Odile' },
  ])
  const changed = await db().user.findUniqueOrThrow({ where: { id: fellow } })
  expect(changed).toMatchObject({ roles: ['ALUMNI'], currentRole: null })
  expect(changed.lastMajorUpdateDate > long).toBe(true)
  const other = await db().user.findUniqueOrThrow({ where: { id: alumna } })
  expect(other).toMatchObject({ currentRole: 'ALUMNI', lastMajorUpdateDate: long })
})

test('the versions that caches are keyed by move with members and with options', async () => {
  const version = async (name: string) =>
    (await db().dataVersion.findUnique({ where: { name } }))?.version ?? 0
  const [id = 0] = await insertMembers(db(), [imani()])
  const before = await version('members')
  await updateMembers(db(), [{ id, firstName: 'Ima' }])
  expect(await version('members')).toBeGreaterThan(before)
  expect(await version('options')).toBe(0)
  await ensureOrganizations(db(), [{ name: 'Howard University' }])
  expect(await version('options')).toBe(1)
  await ensureOrganizations(db(), [{ name: 'Howard University' }])
  expect(await version('options')).toBe(1)
})

test('an affiliation that ended meanwhile leaves the current search', async () => {
  const { organizationId } = await groundwork()
  const [id = 0] = await insertMembers(db(), [
    imani({
      affiliations: [{ type: 'EMPLOYMENT', organizationId, title: 'Analyst', startDate: day('2024-06-01') }],
    }),
  ])
  await db().affiliation.updateMany({ data: { endDate: toDbDate(day('2025-03-31')) } })
  expect(await refreshEndedSince(db(), day('2025-04-01'))).toBe(0)
  expect(await refreshEndedSince(db(), day('2025-03-31'))).toBe(1)
  const member = await db().user.findUniqueOrThrow({ where: { id } })
  expect(member.searchText).toContain('analyst')
  expect(member.searchCurrent).not.toContain('analyst')
})

async function groundwork() {
  await ensureProgramTypes(db(), [{ name: 'MBA Prep', trait: 'MBA' }])
  const [programId = 0] = await ensurePrograms(db(), [{ type: 'MBA Prep', year: 2025 }])
  const [organizationId = 0] = await ensureOrganizations(db(), [
    { name: 'Howard University', type: 'SCHOOL' },
  ])
  const [cityId = 0, stateId = 0] = await ensureLocations(db(), [
    { type: 'CITY', label: 'Chicago, IL' },
    { type: 'STATE', label: 'Illinois' },
  ])
  const { id: interestId } = await db().interest.upsert({
    where: { type_title: { type: 'INDUSTRY', title: 'Education' } },
    create: { type: 'INDUSTRY', title: 'Education', sortKey: 'education' },
    update: {},
  })
  return { organizationId, programId, cityId, stateId, interestId }
}
