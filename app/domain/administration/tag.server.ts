import type { Act } from './bulk.server.ts'
import type { Content } from './content.ts'
import { type Kind, nameOf } from './kind.server.ts'
import type { Refused } from './operate.server.ts'
import { put } from './write.server.ts'

/** Adds a tag to records, in what is live and in the drafts beside it. */
export const tagAct = (kind: Kind, field: string, tag: { value: string; label: string }): Act => ({
  name: `tag ${tag.value}`,
  done: `tagged with “${tag.label}”`,
  async apply(tx, deed, records, parentId) {
    const id = Number(tag.value)
    const entryIds: number[] = []
    const refused: Refused[] = []
    for (const now of records) {
      const next = {
        content: tagged(now.content, field, id),
        live: tagged(now.live, field, id),
        state: now.state,
      }
      const entryId = await put(tx, deed, kind, now, { ...next, action: 'tagged', parentId })
      if (entryId) entryIds.push(entryId)
      else refused.push({ id: now.id, name: nameOf(kind, now.content), reason: 'It has that tag already.' })
    }
    return { done: entryIds.length, entryIds, refused }
  },
})

function tagged(content: Content, field: string, id: number): Content {
  const ids = (content[field] ?? []) as number[]
  return ids.includes(id) ? content : { ...content, [field]: [...ids, id].sort((a, b) => a - b) }
}
