// @one-database: what becomes of a faulty account is decided above the database.
import { beforeEach, expect, test } from 'vitest'
import type { TokenPurpose } from '#app/db/generated/enums.ts'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, visit } from '../support/app.ts'

/** Every write to members fails meanwhile, as when the disk is full. */
async function whileNothingIsWritten<T>(work: () => Promise<T>): Promise<T> {
  await db().$executeRaw`ALTER TABLE "User" ADD CONSTRAINT unwritable CHECK (false) NOT VALID`
  try {
    return await work()
  } finally {
    await db().$executeRaw`ALTER TABLE "User" DROP CONSTRAINT unwritable`
  }
}

const linkOf = async (purpose: TokenPurpose) => {
  const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
  return db().$transaction((tx) => issueToken(tx, id, purpose))
}
const twice = { password: 'two odd words', passwordConfirmation: 'two odd words' }

beforeEach(() => db().rateLimit.deleteMany())

test('a link to set a password survives a fault, which its page tells of', async () => {
  const link = `/auth/reset-password/${await linkOf('RESET')}`
  const { status, page } = await whileNothingIsWritten(() => visit(link, { form: twice }))
  expect(status).toBe(500)
  expect(page.text('.notice')).toBe('An error has occurred!')
  expect((await visit(link)).status).toBe(200)
})

test('a link to hide a profile survives a fault, which its page tells of', async () => {
  const link = `/auth/hide-profile/${await linkOf('HIDE')}`
  const { status, page } = await whileNothingIsWritten(() => visit(link, { form: {} }))
  expect(status).toBe(500)
  expect(page.text('.notice')).toBe('An error has occurred!')
  expect((await visit(link)).page.has('main form')).toBe(true)
})

test('a password that could not be changed stays, and the page says to try again', async () => {
  const form = { currentPassword: demoPassword, ...twice }
  const { status, page } = await whileNothingIsWritten(() =>
    visit('/profile/change-password', { as: 'alumni', form }),
  )
  expect(status).toBe(500)
  expect(page.text('.notice')).toBe('Something went wrong, please try again.')
  expect(
    (await visit('/auth/login', { form: { email: emailOf('alumni'), password: demoPassword } })).status,
  ).toBe(303)
})

test('a role that could not be chosen is told of, and none is current', async () => {
  const { status, page } = await whileNothingIsWritten(() =>
    visit('/auth/set-role', { as: 'no-role', form: { role: 'ALUMNI' } }),
  )
  expect(status).toBe(500)
  expect(page.text('.notice')).toBe('An unknown error has occurred. Try logging in again')
  const { currentRole } = await db().user.findUniqueOrThrow({ where: { email: emailOf('no-role') } })
  expect(currentRole).toBeNull()
})
