import type { Tx } from '#app/db/database.server.ts'
import type { Role, TagFlag, TagType } from '#app/db/generated/enums.ts'
import { insertRecords } from '#app/db/records.server.ts'

export type TagInput = { type: TagType; name: string; position?: number; flag?: TagFlag; roles?: Role[] }

/** Writes the tags that aren't there yet and returns a lookup of their ids. */
export async function ensureTags(tx: Tx, wishes: readonly TagInput[]) {
  await insertRecords(tx, 'Tag', [...wishes], { skipExisting: true })
  const rows = await tx.tag.findMany({
    select: { id: true, type: true, name: true },
    where: { type: { in: wishes.map(({ type }) => type) } },
  })
  const ids = new Map(rows.map(({ id, type, name }) => [`${type} ${name}`, id]))
  return (type: TagType, name: string): number => {
    const id = ids.get(`${type} ${name}`)
    if (id === undefined) throw new Error(`There is no tag ${name} of type ${type}`)
    return id
  }
}
