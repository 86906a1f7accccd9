/** A test's own subscriptions, and coaching to read with them. */
import type { PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'
import { type DemoAccount, emailOf } from '../../prisma/seeds/accounts.ts'
import { db } from './app.ts'
import { newResource, tagged } from './resources.ts'

let made = 0

/** As reported by the billing provider. Returns its id. */
export async function subscribe(
  account: DemoAccount,
  planId: PlanId = 'MONTHLY',
  status: SubscriptionStatus = 'ACTIVE',
  currentTermEnd: Date | null = null,
): Promise<string> {
  const user = await db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })
  await db().user.update({ where: { id: user.id }, data: { chargebeeId: `member-${user.id}` } })
  const id = `test-${++made}`
  await db().subscription.create({
    data: { id, userId: user.id, planId, status, resourceVersion: 1n, currentTermEnd },
  })
  return id
}

/** No one has any subscription. */
export async function endSubscriptions(): Promise<void> {
  await db().subscription.deleteMany()
  await db().sandboxSubscription.deleteMany()
  await db().user.updateMany({ data: { chargebeeId: null } })
}

/** Text behind the paywall and nowhere in front of it. */
export const PAID_FOR = [
  'secret-section-name',
  'secret-section-text',
  'secret-video',
  'secret-file',
  'https://video.example.org/paid',
  'https://files.example.org/paid.pdf',
]

export async function newCoaching(name = 'Clarity: Six Sessions') {
  const { id: tagId } = await db().tag.findFirstOrThrow({ where: { flag: 'COACHING_ITEM' } })
  const { id, sectionIds } = await newResource(name, {
    subtype: 'ALUMNI_RESOURCE',
    summary: 'A summary for everybody',
    day: 28,
    sections: [
      ['secret-section-name', 'secret-section-text'],
      ['Second part', 'The end'],
    ],
    ...tagged(tagId),
  })
  await db().activityElement.createMany({
    data: [
      { kind: 'VIDEO' as const, text: 'secret-video', url: 'https://video.example.org/paid' },
      { kind: 'FILE' as const, text: 'secret-file', url: 'https://files.example.org/paid.pdf' },
    ].map((element, index) => ({ ...element, activityId: sectionIds[0] ?? 0, position: index + 1 })),
  })
  return { id, sectionIds, address: `/alumni-resources/${id}` }
}
