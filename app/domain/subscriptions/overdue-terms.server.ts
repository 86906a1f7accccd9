import { db } from '#app/db/database.server.ts'
import { isOverdue } from '../plans/plans.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { subscriptionsOf } from './member-subscriptions.server.ts'
import { reloadSubscriptions } from './reload.server.ts'

const A_DAY = 86_400_000

/**
 * The viewer, after the billing provider was asked about subscriptions that are active although their term has long
 * ended: an event may have been lost. It is asked once a day; if it doesn't answer, they count.
 */
export async function withTermsAsked(viewer: Viewer): Promise<Viewer> {
  if (!viewer.subscriptions.some((one) => isOverdue(one) && !isAsked(one.askedAt))) return viewer
  const now = new Date()
  const { count } = await db().subscription.updateMany({
    where: {
      userId: viewer.id,
      status: 'ACTIVE',
      OR: [{ askedAt: null }, { askedAt: { lt: new Date(now.getTime() - A_DAY) } }],
    },
    data: { askedAt: now },
  })
  if (count === 0 || (await reloadSubscriptions(viewer)).kind !== 'reloaded') return viewer
  const subscriptions = (await subscriptionsOf(viewer.id)).map(({ planId, status, currentTermEnd }) => ({
    planId,
    status,
    currentTermEnd: currentTermEnd?.toISOString() ?? null,
    askedAt: now.toISOString(),
  }))
  return { ...viewer, subscriptions }
}

const isAsked = (askedAt: string | null) =>
  askedAt !== null && new Date(askedAt).getTime() > Date.now() - A_DAY
