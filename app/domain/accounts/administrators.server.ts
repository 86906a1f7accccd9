import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query, Total } from '#app/db/query.server.ts'
import { publicAddress } from '#app/settings.server.ts'
import { record } from '../administration/history.server.ts'
import { insertMembers } from '../members/bulk-write.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { resetLink } from './email-links.ts'
import { issueToken } from './tokens.server.ts'

export const LAST_ADMINISTRATOR =
  'At least one administrator has to be able to sign in. Make someone else an administrator first.'

export class LastAdministratorError extends Error {
  constructor() {
    super(LAST_ADMINISTRATOR)
  }
}

/** SQL on a member row `u`: an administrator who is verified and has a way in. */
const usable = Prisma.sql`'ADMIN' = ANY(u.roles::text[]) AND u."emailVerifiedAt" IS NOT NULL AND u."givingBack" IS NOT NULL
  AND (u."passwordHash" IS NOT NULL OR EXISTS (SELECT 1 FROM "Identity" i WHERE i."userId" = u.id))`

/**
 * Does work that may take the role, the address or the account of an administrator away. It fails with
 * LastAdministratorError where no one would be left who can sign in; of two at once, the second sees what the first did.
 */
export async function keepingAdministrator<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const before = await countUsable(tx)
  const done = await work()
  await lockAdministrators(tx)
  if (before > 0 && (await countUsable(tx)) === 0) throw new LastAdministratorError()
  return done
}

/** Whether there is no other administrator who can sign in. Until the transaction ends, no one else finds out. */
export async function isLastAdministrator(tx: Tx, id: number): Promise<boolean> {
  await lockAdministrators(tx)
  const others = await countUsable(tx, Prisma.sql`u.id <> ${id}`)
  return others === 0
}

/** Taken after the rows that a transaction changes, by everyone in this order. */
async function lockAdministrators(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('administrators'))::text`
}

async function countUsable(tx: Tx, among = Prisma.sql`TRUE`): Promise<number> {
  const [counted] = await query(Total, tx)`
    SELECT count(*)::int AS total FROM "User" u WHERE ${usable} AND ${among}`
  return counted?.total ?? 0
}

export type MadeAdministrator = {
  kind: 'created' | 'given' | 'already'
  /** Sets a first password; for accounts that have one it isn't needed. */
  link: string | null
}

/**
 * Makes an account with the role, or gives the role to an existing one. For whoever runs the server: the address counts
 * as verified. The names of a new account can be changed in its profile.
 */
export function makeAdministrator(
  email: string,
  name: { firstName: string; lastName: string },
): Promise<MadeAdministrator> {
  return db().$transaction(async (tx) => {
    const user = await tx.user.findUnique({
      where: { email },
      select: { id: true, roles: true, passwordHash: true, emailVerifiedAt: true },
    })
    const id = user?.id ?? (await newAccount(tx, email, name))
    const isAdmin = user?.roles.includes('ADMIN') ?? false
    if (user && !isAdmin) await giveRole(tx, id)
    if (user && !user.emailVerifiedAt)
      await tx.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } })
    if (!isAdmin) await tell(tx, id, user?.roles ?? [])
    await refreshDirectoryEntries(tx, [id])
    const secret = user?.passwordHash ? null : await issueToken(tx, id, 'WELCOME')
    return {
      kind: isAdmin ? 'already' : user ? 'given' : 'created',
      link: secret && publicAddress(resetLink(secret)),
    }
  })
}

/** Hidden until its owner chooses otherwise: an account that only administers is no one to be found. */
async function newAccount(tx: Tx, email: string, name: { firstName: string; lastName: string }) {
  const account = { email, ...name, roles: ['ADMIN' as const], givingBack: [], visibility: 'HIDDEN' as const }
  const [id] = await insertMembers(tx, [
    { ...account, currentRole: null, emailVerifiedAt: new Date(), isOnboarded: true },
  ])
  return id as number
}

/** A change of roles ends sessions that remember others. */
async function giveRole(tx: Tx, id: number): Promise<void> {
  await tx.user.update({
    where: { id },
    data: { roles: { push: 'ADMIN' }, lastMajorUpdateDate: new Date(), version: { increment: 1 } },
  })
}

async function tell(tx: Tx, id: number, before: string[]): Promise<void> {
  const { version } = await tx.user.findUniqueOrThrow({ where: { id }, select: { version: true } })
  await record(tx, { actorId: null, door: 'COMMAND' }, [
    {
      action: 'made an administrator',
      kind: 'members',
      recordId: id,
      recordName: '',
      version,
      changes: [{ path: 'roles', before, after: [...before, 'ADMIN'] }],
    },
  ])
}
