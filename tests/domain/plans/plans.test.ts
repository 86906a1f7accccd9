import { describe, expect, test } from 'vitest'
import {
  COACHING_PLANS,
  type HeldPlan,
  hasActive,
  isDiscounted,
  isOffered,
  MEMBERSHIPS,
  PLAN_IDS,
  PLANS,
  type PlanId,
  sameKind,
} from '#app/domain/plans/plans.ts'

const held = (...plans: [PlanId, string][]): HeldPlan[] =>
  plans.map(([planId, status]) => ({ planId, status }))

test('there are two memberships and six packages of coaching', () => {
  expect(MEMBERSHIPS).toEqual(['MONTHLY', 'ANNUAL'])
  expect(COACHING_PLANS.map((planId) => PLANS[planId].name)).toEqual([
    'Clarity Premium',
    'Pivot Premium',
    'Promotion Premium',
    'Performance Premium',
    'Presence Premium',
    'Positioning Premium',
  ])
})

describe('active', () => {
  test.each(['FUTURE', 'IN_TRIAL', 'NON_RENEWING', 'PAUSED', 'CANCELLED', 'TRANSFERRED', 'active'])(
    'is not what has the status %s',
    (status) => {
      expect(hasActive(held(['ANNUAL', status]))).toBe(false)
      expect(isDiscounted(held(['ANNUAL', status]))).toBe(false)
    },
  )

  test.each(PLAN_IDS)('is ACTIVE alone, on %s too', (planId) => {
    expect(hasActive(held([planId, 'ACTIVE']))).toBe(true)
    expect(hasActive(held([planId, 'CANCELLED'], ['PIVOT', 'ACTIVE']))).toBe(true)
  })

  test('is nothing where nothing is held', () => {
    expect(hasActive([])).toBe(false)
  })
})

test('of the plans that can be discounted, ANNUAL alone brings the discount: coaching is what it is for', () => {
  const discounting = PLAN_IDS.filter((planId) => isDiscounted(held([planId, 'ACTIVE'])))
  expect(discounting).toEqual(['ANNUAL'])
  expect(PLAN_IDS.filter((planId) => PLANS[planId].discountable)).toEqual(['ANNUAL', ...COACHING_PLANS])
})

describe('offered', () => {
  const offered = (...plans: [PlanId, string][]) =>
    PLAN_IDS.filter((planId) => isOffered(planId, held(...plans)))

  test.each<[string, [PlanId, string][], PlanId[]]>([
    ['nothing', [], MEMBERSHIPS],
    ['a cancelled membership', [['ANNUAL', 'CANCELLED']], MEMBERSHIPS],
    ['a membership', [['MONTHLY', 'ACTIVE']], COACHING_PLANS],
    [
      'coaching alone',
      [['PIVOT', 'ACTIVE']],
      [...MEMBERSHIPS, ...COACHING_PLANS.filter((id) => id !== 'PIVOT')],
    ],
    [
      'a cancelled package',
      [
        ['ANNUAL', 'ACTIVE'],
        ['CLARITY', 'CANCELLED'],
      ],
      COACHING_PLANS,
    ],
  ])('to whoever holds %s', (_, plans, wanted) => {
    expect(offered(...plans)).toEqual(wanted)
  })
})

test('one membership is enough, and one of each package', () => {
  expect(sameKind('MONTHLY')).toEqual(MEMBERSHIPS)
  expect(sameKind('PRESENCE')).toEqual(['PRESENCE'])
})
