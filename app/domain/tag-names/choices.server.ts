import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { TagType } from '#app/db/generated/enums.ts'
import type { Choices } from '../administration/kind.server.ts'
import { whens } from '../administration/labels.server.ts'
import { TAG_TYPES } from './labels.ts'

type Named = { type: TagType; name: string }

/** Tags of several types may have one name: 'Industry: Other' and 'Job role: Other'. */
const tagLabel = ({ type, name }: Named) => `${TAG_TYPES[type]}: ${name}`

/** The same in SQL, of a row `t`. */
export const tagLabelColumn = Prisma.sql`(CASE t.type ${whens(TAG_TYPES)} END || ': ' || t.name)`

/** Tags of these types, each with its type before it. Files may leave that out where no other has the name. */
export async function tagChoices(tx: Tx, types: readonly TagType[]): Promise<Choices[string]> {
  const tags = await tx.tag.findMany({
    where: { type: { in: [...types] } },
    orderBy: [{ type: 'asc' }, { position: 'asc' }, { id: 'asc' }],
    select: { id: true, type: true, name: true },
  })
  return tags.map((tag) => ({ value: String(tag.id), label: tagLabel(tag), name: tag.name }))
}

/** Of all types, by number. */
export async function tagNames(tx: Tx, ids: number[]): Promise<Map<number, string>> {
  const tags = await tx.tag.findMany({
    where: { id: { in: ids } },
    select: { id: true, type: true, name: true },
  })
  return new Map(tags.map((tag) => [tag.id, tagLabel(tag)]))
}
