import type { Billing, HostedPage } from '#app/billing/billing.ts'
import { db, type Tx } from '#app/db/database.server.ts'
import type { CheckoutState, PlanId } from '#app/db/generated/enums.ts'

/** A member's checkout page; `hosted` is null once it is settled, and if the provider doesn't know it. */
export type KnownPage = {
  id: string
  planId: PlanId
  subscriptionId: string
  coupon: string | null
  state: CheckoutState
  hosted: HostedPage | null
}

/** The member's latest pages for these plans, and the outcome of those believed to be open. */
export async function findPages(provider: Billing, userId: number, plans: PlanId[]): Promise<KnownPage[]> {
  const pages = await db().checkout.findMany({
    where: { userId, planId: { in: plans } },
    select: { id: true, planId: true, subscriptionId: true, coupon: true, state: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: LATEST,
  })
  return Promise.all(
    pages.map(async (page) => {
      if (page.state !== 'OPEN') return { ...page, hosted: null }
      const hosted = await provider.findPage(page.id)
      return { ...page, hosted, state: stateOf(hosted) }
    }),
  )
}

/** Few are open at a time, because a page that can no longer be paid is closed once it is checked. */
const LATEST = 20

/** An expired page may have been paid in time. */
export function stateOf(hosted: HostedPage | null): CheckoutState {
  if (hosted?.state === 'paid') return 'PAID'
  return hosted?.state === 'open' && hosted.expiresAt > new Date() ? 'OPEN' : 'CLOSED'
}

/** Records the outcome of the pages. Paid ones stay paid. */
export async function settlePages(tx: Tx, pages: Pick<KnownPage, 'id' | 'state'>[]): Promise<void> {
  for (const state of ['PAID', 'CLOSED'] as const) {
    const ids = pages.filter((page) => page.state === state).map(({ id }) => id)
    await tx.checkout.updateMany({ where: { id: { in: ids }, state: 'OPEN' }, data: { state } })
  }
}

type NewPage = Pick<KnownPage, 'planId' | 'subscriptionId' | 'coupon'> & {
  userId: number
  returnTo: string | null
  hosted: HostedPage
}

/** Remembers whose page it is. If it is reopened, it leads back to where the member came from this time. */
export async function keepPage({ hosted, returnTo, ...page }: NewPage): Promise<void> {
  const { id } = hosted.forScript
  await db().checkout.upsert({
    where: { id },
    update: { returnTo },
    create: { id, ...page, returnTo, expiresAt: hosted.expiresAt },
  })
}
