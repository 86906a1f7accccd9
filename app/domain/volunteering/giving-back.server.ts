import { db } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import type { FactLabels } from '../own-profile/differences.ts'
import type { Section } from '../own-profile/section.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { GivingBack } from './schema.ts'
import { isUsed } from './tags.server.ts'

/** How the viewer likes to give back: some of the opportunities' categories. */
export const givingBack: Section<GivingBack> = {
  labels: async () => {
    const categories = await db().tag.findMany({
      where: { type: 'CATEGORY' },
      select: { id: true, name: true },
    })
    const nameOf = (id: number) => categories.find((it) => it.id === id)?.name ?? 'Another category'
    return {
      categoryIds: { label: 'How I give back', say: (ids) => ids.map(nameOf).join(', ') },
    } satisfies FactLabels<GivingBack>
  },
  read: async (tx, memberId) => {
    const { givingBack } = await tx.user.findUniqueOrThrow({
      where: { id: memberId },
      select: { givingBack: true },
    })
    return { categoryIds: [...givingBack].sort((a, b) => a - b) }
  },
  /** Mock interviewers are found by the categories that mean it. */
  write: async (tx, memberId, { categoryIds }) => {
    await tx.$executeRaw`
      UPDATE "User" SET "givingBack" = ${categoryIds}::int[], "givesMockInterviews" = EXISTS (
        SELECT FROM "Tag" t WHERE t.id = ANY(${categoryIds}::int[]) AND t.flag = 'MOCK_INTERVIEW')
      WHERE id = ${memberId}`
    await bumpDataVersion(tx, 'members')
  },
}

const Category = z.strictObject({ id: z.int(), name: z.string() })
type Category = z.infer<typeof Category>

/**
 * The viewer's options: categories of opportunities, and earlier choices, whether or not an opportunity currently has
 * them.
 */
export const listCategories = ({ id }: Viewer): Promise<Category[]> => query(Category)`
  SELECT t.id, t.name::text FROM "Tag" t
  WHERE t.type = 'CATEGORY'
    AND (${isUsed} OR t.id = ANY(SELECT unnest(u."givingBack") FROM "User" u WHERE u.id = ${id}))
  ORDER BY t.position, t.name COLLATE "C", t.id`

/** Whether the viewer may choose all of them. */
export async function areCategories(viewer: Viewer, ids: number[]): Promise<boolean> {
  const known = new Set((await listCategories(viewer)).map((category) => category.id))
  return ids.every((id) => known.has(id))
}
