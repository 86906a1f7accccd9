import { beforeEach, describe, expect, test } from 'vitest'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch } from '../support/app.ts'
import { statementsOf } from '../support/statements.ts'

const member = emailOf('alumni')
const stranger = 'nobody@example.org'
beforeEach(() => db().rateLimit.deleteMany())

/** The least work of several, in microseconds of the processor: what a busy machine adds to a time is no part of it. */
async function leastWork(request: () => Promise<unknown>) {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 5; time++) {
    const before = process.cpuUsage()
    await request()
    least = Math.min(least, process.cpuUsage(before).user)
  }
  return least
}

describe('whether an address is a member’s is not to be told', () => {
  test.each(['/auth/forgot-password', '/auth/verify'])(
    'by what the database does for %s',
    async (address) => {
      const statements = (email: string) => statementsOf(() => fetch(address, { form: { email } }))
      await statements(member)
      expect(await statements(stranger)).toBe(await statements(member))
    },
  )

  test('by what the database does for a refused sign-in', async () => {
    const wrong = (email: string) =>
      statementsOf(() => fetch('/auth/login', { form: { email, password: 'not it' } }))
    await wrong(member)
    expect(await wrong(stranger)).toBe(await wrong(member))
  })

  test('by the work that a refused sign-in makes', async () => {
    const wrong = (email: string) => () => fetch('/auth/login', { form: { email, password: 'not it' } })
    await wrong(stranger)()
    const known = await leastWork(wrong(member))
    expect(await leastWork(wrong(stranger))).toBeGreaterThan(known / 2)
  })

  test('by what a request makes in the database', async () => {
    const made = async (email: string) => {
      await db().outboxEmail.deleteMany()
      await fetch('/auth/forgot-password', { form: { email } })
      return [await db().outboxEmail.count(), await db().accountToken.count()]
    }
    expect(await made(stranger)).toEqual(await made(member))
  })
})
