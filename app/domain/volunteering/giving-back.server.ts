import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import type { FactLabels } from '../own-profile/differences.ts'
import type { Section } from '../own-profile/section.server.ts'
import type { GivingBack } from './schema.ts'
import { listOpportunityTags } from './tags.server.ts'

/** How the viewer likes to give back: some of the categories of opportunities. */
export const givingBack: Section<GivingBack> = {
  labels: async () => {
    const categories = await listCategories()
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

export const listCategories = async () =>
  (await listOpportunityTags()).filter(({ type }) => type === 'CATEGORY')

/** Whether every one of them may be chosen. */
export async function areCategories(ids: number[]): Promise<boolean> {
  const known = new Set((await listCategories()).map(({ id }) => id))
  return ids.every((id) => known.has(id))
}
