import { beforeEach, describe, expect, test } from 'vitest'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch } from '../support/app.ts'
import { statementsOf } from '../support/statements.ts'

const member = emailOf('alumni')
const stranger = 'nobody@example.org'
beforeEach(() => db().rateLimit.deleteMany())

async function milliseconds(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** The quickest of several: what a busy machine adds is left out. */
async function quickest(work: () => Promise<unknown>) {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < 5; time++) best = Math.min(best, await milliseconds(work))
  return best
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

  test('by the time that a refused sign-in takes', async () => {
    const wrong = (email: string) => () => fetch('/auth/login', { form: { email, password: 'not it' } })
    await wrong(stranger)()
    const known = await quickest(wrong(member))
    expect(await quickest(wrong(stranger))).toBeGreaterThan(known / 2)
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
