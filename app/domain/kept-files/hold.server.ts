import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { storage } from '#app/storage/storage.server.ts'
import { z } from '#app/values/zod.ts'
import { idOf, type Owner } from './names.ts'

/** For transactions in which files are stored or removed: longer than a store may take to say that it can’t. */
export const STORING = { timeout: 30_000 }

/**
 * Until the transaction ends, no one else stores or clears up files of this row: whoever stores them holds them until the row
 * says so, and whoever clears up until they are gone.
 */
export async function holdFiles(tx: Tx, owner: Owner): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`stored ${idOf(owner)}`}, 0))::text`
}

/** Removes these files of a row unless it is there. Returns whether it did. */
export function clearUp(owner: Owner, files: string[], on = storage()): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await holdFiles(tx, owner)
    if ((await namedAmong([owner], tx)).size > 0) return false
    await Promise.all(files.map((file) => on.remove(file)))
    return true
  }, STORING)
}

const Named = z.strictObject({ id: z.string() })

/** The ids of those whose row is there. One query. */
export async function namedAmong(owners: Owner[], tx: Tx = db()): Promise<Set<string>> {
  const idsOf = (kind: Owner['kind']) => owners.filter((owner) => owner.kind === kind).map(idOf)
  const rows = await query(Named, tx)`
    SELECT u."profileImgUrl" AS id FROM "User" u
    WHERE u."profileImgUrl" IS NOT NULL AND u."profileImgUrl" = ANY(${idsOf('image')}::text[])
    UNION ALL SELECT f.key FROM "StoredFile" f WHERE f.key = ANY(${idsOf('file')}::text[])`
  return new Set(rows.map(({ id }) => id))
}
