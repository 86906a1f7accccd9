import { db } from '#app/db/database.server.ts'

/** The demo's accounts are in the domain reserved for examples, where no one has an address. */
export async function hasDemoAccounts(): Promise<boolean> {
  const where = { email: { endsWith: '@example.org' }, passwordHash: { not: null } }
  return (await db().user.findFirst({ where, select: { id: true } })) !== null
}
