import { expect, test } from 'vitest'
import { db, fetch, signIn } from '../support/app.ts'
import { join, person } from '../support/people.ts'

/** What asks for more than there is time for is told to come back: that did nothing. */
const BUSY = 503

/** Administrators who can sign in, and nobody else is one. */
async function administrators(count: number): Promise<number[]> {
  await db().$executeRaw`UPDATE "User" SET roles = array_remove(roles, 'ADMIN') WHERE 'ADMIN' = ANY(roles)`
  const one = (_: unknown, index: number) =>
    person('Ada', `Bo ${index}`, {
      email: `ada-${index}@example.org`,
      roles: ['STAFF', 'ADMIN'],
      currentRole: 'ADMIN',
      passwordHash: 'some',
    })
  return join(...Array.from({ length: count }, one))
}

async function left(): Promise<number[]> {
  const where = { roles: { has: 'ADMIN' }, closedAt: null, emailVerifiedAt: { not: null } } as const
  const found = await db().user.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })
  return found.map(({ id }) => id)
}

/** Each closes the account of the next, all at once. */
async function closeEachOther(ids: number[]): Promise<number[]> {
  const cookies = await Promise.all(ids.map((id) => signIn(id)))
  return Promise.all(
    cookies.map(async (cookie, place) => {
      const next = ids[(place + 1) % ids.length]
      const { status } = await fetch(`/admin/members/${next}/close`, { cookie, form: { closed: 'true' } })
      return status
    }),
  )
}

test('of 200 administrators who close each other’s accounts at once, one is left', async () => {
  const ids = await administrators(200)
  const answers = await closeEachOther(ids)
  expect(answers.filter((status) => status >= 500 && status !== BUSY)).toEqual([])
  const remaining = await left()
  expect(remaining.length).toBeGreaterThan(0)
  const closed = { action: 'closed the account of', recordId: { in: ids } }
  const done = await db().changeEntry.count({ where: closed })
  expect(done).toBe(ids.length - remaining.length)
  expect(done).toBeGreaterThan(20)
})
