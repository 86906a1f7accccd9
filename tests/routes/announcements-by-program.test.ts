import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberRow } from '#app/domain/members/bulk-write-rows.server.ts'
import { admin, post } from '../support/administration.ts'
import { announce, removeAnnouncements, visitAnnouncements } from '../support/announcements.ts'
import { db, fetch, submit, visit } from '../support/app.ts'
import { join, person } from '../support/people.ts'
import { day } from '../support/viewer-kinds.ts'

let [career, prep] = [0, 0]
type Who = 'in career' | 'was in career' | 'in prep' | 'in none' | 'alumna of career'
const ids: Partial<Record<Who, number>> = {}

beforeAll(async () => {
  const type = await db().programType.create({ data: { name: 'Told' } })
  const program = async (year: number) =>
    (
      await db().program.create({
        data: { name: `Told ${year}`, typeId: type.id, year, sortKey: `told ${year}` },
      })
    ).id
  ;[career, prep] = [await program(2026), await program(2027)]
  const member = async (who: Who, changes: Partial<MemberRow>) => {
    const one = person('Wen', 'Li', {
      email: `${who.replaceAll(' ', '-')}@example.org`,
      visibility: 'PUBLIC',
      ...changes,
    })
    ids[who] = (await join(one))[0] as number
  }
  const since = { startDate: day('2026-01-15') }
  await member('in career', { roles: ['FELLOW'], enrollments: [{ programId: career, ...since }] })
  await member('was in career', {
    roles: ['FELLOW'],
    enrollments: [{ programId: career, ...since, endDate: day('2026-02-01') }],
  })
  await member('in prep', { roles: ['FELLOW'], enrollments: [{ programId: prep, ...since }] })
  await member('in none', { roles: ['FELLOW'], enrollments: [] })
  await member('alumna of career', { roles: ['ALUMNI'], enrollments: [{ programId: career, ...since }] })
  // Only these get email.
  const theirs = { id: { in: Object.values(ids) } }
  await db().user.updateMany({ where: { NOT: theirs }, data: { notificationEmails: 'NEVER' } })
})
beforeEach(removeAnnouncements)

const told = async (programIds: number[], audience: 'FELLOW'[] = ['FELLOW']) => {
  const id = await announce({ name: 'Bring your laptop', audience })
  const connect = programIds.map((programId) => ({ id: programId }))
  await db().announcement.update({ where: { id }, data: { programs: { connect } } })
  return id
}

/** Who sees it on the list, and who by its address: the same. */
async function readers(id: number): Promise<string[]> {
  const seen: string[] = []
  for (const [who, as] of Object.entries(ids)) {
    const { names } = await visitAnnouncements(as)
    const isListed = names.length > 0
    expect((await fetch(`/announcements/${id}`, { as })).status).toBe(isListed ? 200 : 404)
    if (isListed) seen.push(who)
  }
  return seen
}

const wouldGetEmail = async (id: number) =>
  (await visit(`/admin/announcements/${id}/emails`, admin)).page.text('#recipients')

describe('an announcement for programs', () => {
  test('is for those of its roles who are or were in one of them, on the site and by email', async () => {
    const id = await told([career])
    expect(await readers(id)).toEqual(['in career', 'was in career'])
    expect(await wouldGetEmail(id)).toBe('2 members would get an email')
    const both = await told([career, prep])
    expect(await wouldGetEmail(both)).toBe('3 members would get an email')
  })

  test('is for whoever is in one of them, where it’s for no role in particular', async () => {
    const id = await told([career], [])
    expect(await readers(id)).toEqual(['in career', 'was in career', 'alumna of career'])
    expect(await wouldGetEmail(id)).toBe('3 members would get an email')
  })

  test('is read by staff, who aren’t emailed', async () => {
    const id = await told([career])
    expect((await fetch(`/announcements/${id}`, { as: 'staff' })).status).toBe(200)
  })

  test('is made with its form, listed with them, and keeps them from being deleted', async () => {
    const form = (await visit('/admin/announcements/new', admin)).page.form('.admin-form', {
      name: 'Bring your laptop',
      audience: ['FELLOW'],
      programs: [String(career)],
    })
    expect((await submit(form, admin)).status).toBe(303)
    const { page } = await visit('/admin/announcements', admin)
    expect(page.text('.admin-page table')).toContain('Fellow in Told 2026')
    const { id } = await db().announcement.findFirstOrThrow({ include: { programs: true } })
    await post(`/admin/programs/${career}/delete`, {})
    expect(await db().program.count({ where: { id: career } })).toBe(1)
    expect(await db().announcement.findUnique({ where: { id }, include: { programs: true } })).toMatchObject({
      programs: [{ id: career }],
    })
  })
})
