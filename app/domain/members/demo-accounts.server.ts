import { db } from '#app/db/database.server.ts'
import { isPassword } from '../passwords/hash.server.ts'
import { DEMO_PASSWORD } from './demo-password.ts'

/** The demo gives all of its accounts one password, so that few have to be looked at. */
const MOST = 5

/** Accounts that anyone can sign in to: in the domain reserved for examples, with the password that the demo prints. */
export async function hasDemoAccounts(): Promise<boolean> {
  const hashes = await db().user.findMany({
    where: { email: { endsWith: '@example.org' }, passwordHash: { not: null } },
    select: { passwordHash: true },
    distinct: ['passwordHash'],
    orderBy: { id: 'asc' },
    take: MOST,
  })
  for (const { passwordHash } of hashes) if (await isPassword(passwordHash, DEMO_PASSWORD)) return true
  return false
}
