import type { Tx } from '#app/db/database.server.ts'
import type { Role, TagFlag, TagType } from '#app/db/generated/enums.ts'
import { tags } from '#app/domain/tags/administer.server.ts'
import { make } from './make.ts'

export type TagInput = { type: TagType; name: string; position?: number; flag?: TagFlag; roles?: Role[] }

/** Makes the tags that aren't there yet and returns a lookup of their ids. */
export async function ensureTags(tx: Tx, wishes: readonly TagInput[]) {
  const keyOf = ({ type, name }: Pick<TagInput, 'type' | 'name'>) => `${type} ${name}`
  const known = await tx.tag.findMany({ select: { id: true, type: true, name: true } })
  const ids = new Map(known.map((tag) => [keyOf(tag), tag.id]))
  const missing = new Map(wishes.filter((wish) => !ids.has(keyOf(wish))).map((wish) => [keyOf(wish), wish]))
  const made = await make(
    tx,
    tags,
    [...missing.values()].map((wish) => ({ content: { position: 0, ...wish } })),
  )
  for (const [index, key] of [...missing.keys()].entries()) ids.set(key, made[index] as number)
  return (type: TagType, name: string): number => {
    const id = ids.get(keyOf({ type, name }))
    if (id === undefined) throw new Error(`There is no tag ${name} of type ${type}`)
    return id
  }
}
