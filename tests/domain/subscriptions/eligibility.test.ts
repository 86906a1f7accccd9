import { describe, expect, test } from 'vitest'
import { type PlanId, SubscriptionStatus } from '#app/db/generated/enums.ts'
import { isOffered, PLAN_IDS } from '#app/domain/plans/plans.ts'
import { eligibilityFor } from '#app/domain/subscriptions/eligibility.ts'

const one = (planId: PlanId, status: SubscriptionStatus, id = 's1') => ({ id, planId, status })
const page = (subscriptionId: string) => ({ id: 'page', subscriptionId })
const kindOf = (...asked: Parameters<typeof eligibilityFor>) => eligibilityFor(...asked).kind

describe('whoever asks for a membership', () => {
  const table: [SubscriptionStatus, string][] = [
    ['ACTIVE', 'active'],
    ['FUTURE', 'running'],
    ['IN_TRIAL', 'running'],
    ['NON_RENEWING', 'running'],
    ['PAUSED', 'running'],
    ['CANCELLED', 'free'],
    ['TRANSFERRED', 'free'],
  ]
  test.each(table)('and has one that is %s is %s, whichever membership it is', (status, kind) => {
    for (const asked of ['MONTHLY', 'ANNUAL'] as const)
      for (const had of ['MONTHLY', 'ANNUAL'] as const)
        expect(kindOf(asked, [one(had, status)], [])).toBe(kind)
  })

  test('is free beside coaching of any status', () => {
    for (const [status] of table) expect(kindOf('ANNUAL', [one('CLARITY', status)], [])).toBe('free')
  })

  test('and just paid for one is led to what came of it', () => {
    const told = [one('MONTHLY', 'FUTURE', 's1')]
    for (const held of [[], told])
      expect(eligibilityFor('ANNUAL', held, [page('s1')])).toEqual({ kind: 'paid', checkoutId: 'page' })
  })

  test('and paid for one that is over or on hold by now isn’t led to that', () => {
    expect(kindOf('ANNUAL', [one('MONTHLY', 'CANCELLED')], [page('s1')])).toBe('free')
    expect(kindOf('ANNUAL', [one('MONTHLY', 'PAUSED')], [page('s1')])).toBe('running')
  })

  test('has it once one of several is active', () => {
    const held = [one('MONTHLY', 'PAUSED', 's1'), one('ANNUAL', 'ACTIVE', 's2')]
    expect(kindOf('MONTHLY', held, [page('s3')])).toBe('active')
  })
})

test('the wall offers exactly the plans for which checkout opens a page', () => {
  const statuses = Object.values(SubscriptionStatus)
  for (const status of statuses)
    for (const had of PLAN_IDS)
      for (const currentTermEnd of [null, new Date(0), new Date(Date.now() + 86_400_000)])
        for (const more of [[], [one('MONTHLY', 'ACTIVE', 's2')]]) {
          const held = [{ ...one(had, status), currentTermEnd }, ...more]
          for (const planId of PLAN_IDS)
            expect([planId, held, isOffered(planId, held)]).toEqual([
              planId,
              held,
              kindOf(planId, held, []) === 'free',
            ])
        }
})

describe('whoever asks for coaching', () => {
  test('needs an active subscription', () => {
    expect(kindOf('PIVOT', [], [])).toBe('not-offered')
    for (const status of ['FUTURE', 'IN_TRIAL', 'NON_RENEWING', 'PAUSED', 'CANCELLED'] as const)
      expect(kindOf('PIVOT', [one('ANNUAL', status)], [])).toBe('not-offered')
    for (const planId of ['MONTHLY', 'ANNUAL', 'CLARITY'] as const)
      expect(kindOf('PIVOT', [one(planId, 'ACTIVE')], [])).toBe('free')
  })

  test('gets each package once', () => {
    const held = [one('ANNUAL', 'ACTIVE', 's1'), one('PIVOT', 'PAUSED', 's2'), one('CLARITY', 'ACTIVE', 's3')]
    expect(kindOf('PIVOT', held, [])).toBe('running')
    expect(kindOf('CLARITY', held, [])).toBe('active')
    expect(kindOf('PRESENCE', held, [])).toBe('free')
  })
})
