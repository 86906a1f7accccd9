import { db } from '#app/db/database.server.ts'
import { consume } from '../rate-limits/rate-limits.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { findOpportunity, type Opportunity } from './opportunity.server.ts'

export type SignupResult =
  | { kind: 'done'; opportunity: Opportunity }
  | { kind: 'full' | 'over' | 'completed'; opportunity: Opportunity }
  | { kind: 'gone' }
  | TooMany
export type FavoriteResult = { kind: 'done'; opportunity: Opportunity } | { kind: 'gone' } | TooMany
type TooMany = { kind: 'limited'; seconds: number }

/**
 * Signs the viewer up, or withdraws them. The opportunity is locked, so it can't be overbooked; repeating it changes
 * nothing.
 */
export async function setSignup(viewer: Viewer, id: number | null, signedUp: boolean): Promise<SignupResult> {
  const use = await consume('volunteeringByMember', String(viewer.id))
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "VolunteerOpportunity" WHERE id = ${id}::int FOR UPDATE`
    const opportunity = await findOpportunity(viewer, id, tx)
    if (!opportunity) return { kind: 'gone' }
    const { status, closed } = opportunity
    if (signedUp === (status !== null)) return { kind: 'done', opportunity }
    const activity = { opportunityId: opportunity.id, userId: viewer.id }
    if (!signedUp) {
      if (!opportunity.canWithdraw) return { kind: 'completed', opportunity }
      await tx.volunteerActivity.delete({ where: { opportunityId_userId: activity } })
      return { kind: 'done', opportunity }
    }
    if (closed) return { kind: closed, opportunity }
    await tx.volunteerActivity.create({ data: activity })
    return { kind: 'done', opportunity }
  })
}

/** Marks an opportunity as one of the viewer's favorites, or removes the mark. */
export async function setFavorite(
  viewer: Viewer,
  id: number | null,
  favorite: boolean,
): Promise<FavoriteResult> {
  const use = await consume('volunteeringByMember', String(viewer.id))
  if (!use.allowed) return { kind: 'limited', seconds: use.seconds }
  const opportunity = await findOpportunity(viewer, id)
  if (!opportunity) return { kind: 'gone' }
  const mark = { userId: viewer.id, opportunityId: opportunity.id }
  if (favorite) await db().opportunityFavorite.createMany({ data: [mark], skipDuplicates: true })
  else await db().opportunityFavorite.deleteMany({ where: mark })
  return { kind: 'done', opportunity }
}
