/** Many library resources, added to the demo's own. */
import { db, type Tx } from '#app/db/database.server.ts'
import { inChunks, insertRecords, takeIds } from '#app/db/records.server.ts'
import { indexResources } from '#app/domain/resources/search-index.server.ts'
import type { ActivityStory } from '../../prisma/seeds/activities.ts'
import { seeded } from '../../prisma/seeds/random.ts'

/** In every resource, and in one of a thousand. */
export const COMMON_WORD = 'career'
export const RARE_WORD = 'lighthouse'

const SECTIONS = 3
const WORDS_OF_A_SECTION = 120
const MINUTES = 10 * 60_000

/** Each with three sections of a few sentences, a length and up to three existing tags. The database is open. */
export async function fillResources(count: number): Promise<void> {
  await db().$transaction(
    async (tx) => {
      const ids = await takeIds(tx, 'Resource', count)
      const random = seeded(20_000)
      await insertRecords(
        tx,
        'Resource',
        ids.map((id, index) => resourceRow(id, index, random.between(3, 90))),
      )
      await inChunks(ids, (chunk) =>
        writeActivities(
          tx,
          chunk.map((id) => ({ resourceId: id, activities: sectionsOf(id, random) })),
        ),
      )
      await tagThem(tx, ids)
      await indexResources(tx, ids)
    },
    { timeout: MINUTES },
  )
}

function resourceRow(id: number, index: number, minutes: number) {
  const name = `${SUBJECTS[index % SUBJECTS.length]} for ${READERS[index % READERS.length]} ${index + 1}`
  return {
    id,
    subtype: 'RESOURCE',
    name,
    sortKey: '',
    searchKey: '',
    summary: `What helps ${READERS[(index + 3) % READERS.length]} in their ${COMMON_WORD}.`,
    speakers: [`Speaker ${index % 700}`],
    estimatedMinutes: minutes,
    publishedAt: new Date(Date.now() - index * 600_000),
  }
}

const SUBJECTS = ['Interviews', 'Résumés', 'Mentors', 'Offers', 'Models', 'Feedback', 'Networks']
const READERS = ['Analysts', 'Engineers', 'Managers', 'Founders', 'Teachers']

function sectionsOf(id: number, random: ReturnType<typeof seeded>) {
  return Array.from({ length: SECTIONS }, (_, section) => {
    const words = Array.from({ length: WORDS_OF_A_SECTION }, () => `word${random.between(1, 4_000)}`)
    if (id % 1_000 === 0) words.push(RARE_WORD, 'interview')
    const text = `**${COMMON_WORD}** ${words.join(' ')}.`
    return { name: `Part ${section + 1}`, elements: [{ kind: 'TEXT' as const, text }] }
  })
}

/** Every resource has one tag, every second another, every third a third. */
const tagThem = (tx: Tx, ids: number[]) => tx.$executeRaw`
  WITH tags AS (SELECT array_agg(id ORDER BY id) AS all FROM "Tag"
    WHERE type IN ('INDUSTRY', 'JOB_FUNCTION', 'COLLECTION') AND (flag IS NULL OR flag::text NOT IN ('MENU_ITEM', 'COACHING_ITEM')))
  INSERT INTO "_ResourceToTag" ("A", "B")
  SELECT DISTINCT r.id, tags.all[1 + (r.id * n * 7) % cardinality(tags.all)]
  FROM tags, unnest(${ids}::int[]) AS r(id), generate_series(1, 3) AS n WHERE r.id % n = 0`

/** What resources say; the position counts within each. */
async function writeActivities(
  tx: Tx,
  owners: { resourceId: number; activities: ActivityStory[] }[],
): Promise<void> {
  const activities = owners.flatMap(({ resourceId, activities }) =>
    activities.map((activity, position) => ({ resourceId, ...activity, position })),
  )
  const ids = await takeIds(tx, 'Activity', activities.length)
  await insertRecords(
    tx,
    'Activity',
    activities.map(({ elements: _, ...activity }, index) => ({ id: ids[index], ...activity })),
  )
  await insertRecords(
    tx,
    'ActivityElement',
    activities.flatMap(({ elements }, index) =>
      elements.map((element, position) => ({ ...element, activityId: ids[index], position })),
    ),
  )
}
