// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { createHook } from 'node:async_hooks'
import { beforeEach, describe, expect, test } from 'vitest'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch } from '../support/app.ts'
import { statementsOf } from '../support/statements.ts'

const member = emailOf('alumni')
const stranger = 'nobody@example.org'
beforeEach(() => db().rateLimit.deleteMany())

/** How often a password is hashed meanwhile: nothing else here starts work that has no name. */
async function hashesOf(request: () => Promise<unknown>) {
  let hashes = 0
  const hook = createHook({ init: (_, type) => void (type === 'undefined' && hashes++) }).enable()
  await request()
  hook.disable()
  return hashes
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

  test('by the password hashes of a refused sign-in', async () => {
    const wrong = (email: string) =>
      hashesOf(() => fetch('/auth/login', { form: { email, password: 'not it' } }))
    await wrong(stranger)
    expect(await wrong(member)).toBe(1)
    expect(await wrong(stranger)).toBe(1)
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
