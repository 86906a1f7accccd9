import type { Tx } from '#app/db/database.server.ts'
import { sortKey } from '#app/values/fold.ts'
import { ensureOrganizations } from '../members/bulk-write-names.server.ts'

/**
 * The organization with that name, ignoring case and accents, created if missing. A concurrent insert of the same name
 * waits until the transaction ends.
 */
export async function findOrCreateOrganization(tx: Tx, name: string): Promise<number> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${`organization ${sortKey(name)}`}))::text`
  const [id] = await ensureOrganizations(tx, [{ name }])
  if (id === undefined) throw new Error('An organization that was wished for has an id')
  return id
}
