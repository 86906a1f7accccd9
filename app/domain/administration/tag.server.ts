import { LOT, lotsOf } from '#app/values/lots.ts'
import type { Act } from './bulk.server.ts'
import type { Content } from './content.ts'
import { type Kind, nameOf } from './kind.server.ts'
import type { Refused } from './operate.server.ts'
import { putEach } from './write.server.ts'

const TAGGED = 'It has that tag already.'

/** Adds a tag to records, in what is live and in the drafts beside it. */
export const tagAct = (kind: Kind, field: string, tag: { value: string; label: string }): Act => ({
  name: `tag ${tag.value}`,
  done: `tagged with “${tag.label}”`,
  async apply(tx, deed, records, parentId) {
    const id = Number(tag.value)
    const entryIds: number[] = []
    const refused: Refused[] = []
    for (const lot of lotsOf(records, LOT)) {
      const nexts = lot.map((now) => ({
        now,
        content: tagged(now.content, field, id),
        live: tagged(now.live, field, id),
        state: now.state,
        action: 'tagged',
        parentId,
      }))
      for (const [index, entryId] of (await putEach(tx, deed, kind, nexts)).entries()) {
        const now = lot[index]
        if (entryId) entryIds.push(entryId)
        else if (now) refused.push({ id: now.id, name: nameOf(kind, now.content), reason: TAGGED })
      }
    }
    return { done: entryIds.length, entryIds, refused }
  },
})

function tagged(content: Content, field: string, id: number): Content {
  const ids = (content[field] ?? []) as number[]
  return ids.includes(id) ? content : { ...content, [field]: [...ids, id].sort((a, b) => a - b) }
}
