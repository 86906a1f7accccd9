import { expect, test } from 'vitest'
import { sortIn, sortInLater } from '#app/db/substring-indexes.server.ts'
import { refreshDirectoryEntries } from '#app/domain/members/directory-entries.server.ts'
import { admin } from '../support/administration.ts'
import { db, submit } from '../support/app.ts'
import { directory } from '../support/directory.ts'
import { merge, mergeForm, organization } from '../support/merging.ts'

const OLD = new Date('2020-01-01')

async function employee(organizationId: number, lastName: string, more: object, visibility = 'PUBLIC') {
  const affiliation = { type: 'EMPLOYMENT' as const, title: 'Ringer', organizationId, ...more }
  const { id } = await db().user.create({
    data: {
      email: `${lastName}-${organizationId}@example.org`.toLowerCase(),
      firstName: 'Bell',
      lastName,
      visibility: visibility as 'PUBLIC',
      affiliations: { create: affiliation },
    },
  })
  await db().user.update({ where: { id }, data: { profileChangedAt: OLD } })
  return id
}

test('merging marks the profiles that show the organization, whatever their card says, and no others', async () => {
  const [from, into] = [await organization('Bell and Sons'), await organization('Bell & Sons')]
  const titled = await employee(from.id, 'Titled', {})
  const basic = await employee(from.id, 'Basic', { type: 'EDUCATION' }, 'PRIVATE')
  const hidden = await employee(from.id, 'Hidden', { visible: false })
  const elsewhere = await employee(into.id, 'Elsewhere', {})
  expect((await merge(from.id, into.id)).status).toBe(303)
  const marked = await db().user.findMany({
    where: { id: { in: [titled, basic, hidden, elsewhere] }, profileChangedAt: { gt: OLD } },
    orderBy: { id: 'asc' },
  })
  expect(marked.map(({ id }) => id)).toEqual([titled, basic])
  expect(marked.map(({ occupation }) => occupation)).toEqual([`Ringer, ${into.name}`, null])
})

test('whoever shows it is found by the name that stays, at once and once that is sorted in', async () => {
  const [from, into] = [await organization('Anvil and Sons'), await organization('Hammer Works')]
  const id = await employee(from.id, 'Findable', { startDate: OLD })
  await db().user.update({ where: { id }, data: { emailVerifiedAt: OLD } })
  await db().$transaction((tx) => refreshDirectoryEntries(tx, [id]))
  await merge(from.id, into.id)
  const found = async (search: string) =>
    (await directory(`?${new URLSearchParams({ search })}`)).ids.includes(id)
  for (const sort of [async () => {}, sortIn]) {
    await sort()
    expect([await found(into.name), await found(from.name)]).toEqual([true, false])
  }
})

test('what is sorted in later waits for as long as its transaction says, and for no other', async () => {
  const limit = async (on = db() as Parameters<typeof sortInLater>[0]) =>
    (await on.$queryRaw<{ limit: string }[]>`SELECT current_setting('gin_pending_list_limit') AS limit`)[0]
      ?.limit
  const usual = await limit()
  const during = await db().$transaction(async (tx) => {
    await sortInLater(tx)
    return limit(tx)
  })
  expect([during, await limit()]).toEqual(['1GB', usual])
  expect(usual).not.toBe('1GB')
})

test('a statement that changes the affiliations of several marks whoever shows something else by it', async () => {
  const { id } = await organization('Foundry')
  const shown = await employee(id, 'Shown', {})
  const hidden = await employee(id, 'Kept', { visible: false })
  await db().affiliation.updateMany({ where: { organizationId: id }, data: { annualSalary: '1' } })
  const marked = async () =>
    (
      await db().user.findMany({
        where: { id: { in: [shown, hidden] }, profileChangedAt: { gt: OLD } },
      })
    ).map((user) => user.id)
  expect(await marked()).toEqual([])
  await db().affiliation.updateMany({ where: { organizationId: id }, data: { title: 'Founder' } })
  expect(await marked()).toEqual([shown])
})

test('a profile that is marked already isn’t written again in the same transaction', async () => {
  const { id: organizationId } = await organization('Smithy')
  const id = await employee(organizationId, 'Once', {})
  for (let time = 0; time < 8; time++) {
    const places = await db().$transaction(async (tx) => {
      const place = () => tx.$queryRaw`SELECT ctid::text FROM "User" WHERE id = ${id}`
      await tx.$executeRaw`UPDATE "User" SET "profileChangedAt" = now() WHERE id = ${id}`
      const marked = await place()
      await tx.$executeRaw`UPDATE "Affiliation" SET title = ${`Smith ${time}`} WHERE "userId" = ${id}`
      return [marked, await place()]
    })
    expect(places[1]).toEqual(places[0])
  }
})

test('two merges of the same two at once leave one of them, with what both had', async () => {
  const [one, other] = [await organization('Bell and Sons'), await organization('Bell & Sons')]
  const ids = [one.id, other.id]
  await db().jobPosting.createMany({
    data: ids.map((organizationId) => ({
      organizationId,
      title: 'Ringer',
      url: 'https://example.org',
      postedOn: OLD,
    })),
  })
  const forms = [await mergeForm(one.id, other.id), await mergeForm(other.id, one.id)]
  const answers = await Promise.all(forms.map((form) => submit(form, admin)))
  expect(answers.map(({ status }) => status)).toEqual([303, 303])
  const left = await db().organization.findMany({
    where: { id: { in: ids } },
    include: { jobPostings: true, aliases: true },
  })
  expect(left.map(({ jobPostings, aliases }) => [jobPostings.length, aliases.length])).toEqual([[2, 1]])
})
