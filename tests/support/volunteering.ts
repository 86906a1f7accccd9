/** Stored volunteer opportunities. */
import type { Prisma } from '#app/db/generated/client.ts'
import { db } from './app.ts'

type Given = Partial<Omit<Prisma.VolunteerOpportunityUncheckedCreateInput, 'tags'>> & { tagIds?: number[] }

/** Stores an opportunity that everyone can sign up for, unless it says otherwise; returns its id. */
export async function opportunity(name: string, { tagIds = [], ...given }: Given = {}): Promise<number> {
  const { id } = await db().volunteerOpportunity.create({
    data: {
      type: 'MENTORING',
      name,
      description: 'Meet a fellow.',
      tags: { connect: tagIds.map((tagId) => ({ id: tagId })) },
      ...given,
    },
  })
  return id
}

export async function categoryNamed(name: string): Promise<number> {
  const { id } = await db().tag.findFirstOrThrow({ where: { type: 'CATEGORY', name } })
  return id
}

export const signupsOf = (opportunityId: number) => db().volunteerActivity.count({ where: { opportunityId } })
