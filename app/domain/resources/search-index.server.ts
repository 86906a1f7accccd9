import type { Tx } from '#app/db/database.server.ts'
import { ElementKind } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { inChunks } from '#app/db/records.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { markdownToText } from '#app/values/markdown.server.ts'
import { startOf } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { wordsOfName, wordsOfText } from './search-words.ts'

const Row = z.strictObject({
  id: z.int(),
  name: z.string(),
  summary: z.string().nullable(),
  speakers: z.array(z.string()),
  tags: z.array(z.string()),
  sections: z.array(z.string()),
  elements: z.array(z.strictObject({ kind: z.enum(ElementKind), text: z.string() })),
})
type Row = z.infer<typeof Row>

/** How many characters of a resource are indexed. */
const LONGEST = 500_000
/** Bytes of words in one index. The database refuses more than a mebibyte. */
const LARGEST = 1_000_000

/**
 * Updates the columns by which resources are sorted, searched and ranked. Call it after writing a resource, its tags or
 * its sections.
 */
export async function indexResources(tx: Tx, ids: number[]): Promise<void> {
  await inChunks(ids, async (chunk) => {
    const rows = await query(Row, tx)`
      SELECT r.id, r.name, r.summary, coalesce(r.speakers, '{}') AS speakers,
        ARRAY(SELECT t.name::text FROM "_ResourceToTag" rt JOIN "Tag" t ON t.id = rt."B" WHERE rt."A" = r.id) AS tags,
        ARRAY(SELECT t.name::text FROM "Activity" t WHERE t."resourceId" = r.id AND t.name IS NOT NULL) AS sections,
        coalesce((SELECT json_agg(json_build_object('kind', e.kind, 'text', e.text)) FROM "Activity" t
          JOIN "ActivityElement" e ON e."activityId" = t.id WHERE t."resourceId" = r.id), '[]') AS elements
      FROM "Resource" r WHERE r.id = ANY(${chunk}::int[])`
    await tx.$executeRaw`
      UPDATE "Resource" r SET "sortKey" = given."sortKey", "searchKey" = given."searchKey",
        "speakersKey" = given."speakersKey", "summaryKey" = given."summaryKey",
        "searchVector" = array_to_tsvector(ARRAY(SELECT jsonb_array_elements_text(given.words)))
      FROM jsonb_to_recordset(${JSON.stringify(rows.map(keysOf))}::jsonb) AS given(
        id int, "sortKey" text, "searchKey" text, "speakersKey" text, "summaryKey" text, words jsonb)
      WHERE r.id = given.id`
  })
}

const New = z.strictObject({ id: z.int() })

/**
 * Indexes resources that have no index yet, because other programs wrote them or they are older. Returns their number.
 */
export async function indexNewResources(tx: Tx): Promise<number> {
  const rows = await query(New, tx)`SELECT id FROM "Resource" WHERE "searchVector" IS NULL`
  await indexResources(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.length
}

function keysOf({ id, name, summary, speakers, tags, sections, elements }: Row) {
  const said = elements.map(({ kind, text }) => (kind === 'TEXT' ? markdownToText(text) : text))
  const text = startOf([summary ?? '', ...tags, ...sections, ...said].join(' '), LONGEST)
  const words = new Set([...[name, ...speakers].flatMap(wordsOfName), ...wordsOfText(text)])
  return {
    id,
    sortKey: sortKey(name),
    searchKey: fold(name),
    speakersKey: fold(speakers.join(' ')),
    summaryKey: fold(summary ?? ''),
    words: fitting([...words].filter(Boolean)),
  }
}

/** The first of the words, which are those of the name. */
function fitting(words: string[]): string[] {
  let bytes = 0
  return words.filter((word) => {
    bytes += Buffer.byteLength(word)
    return bytes <= LARGEST
  })
}
