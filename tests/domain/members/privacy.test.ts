import { describe, expect, test } from 'vitest'
import { canContact, canFind, canSeeEnrollment, canSeeFullProfile } from '#app/domain/members/privacy.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'

const viewer = (changes: Partial<Viewer> = {}) =>
  ({
    id: 1,
    programIds: [],
    blockedIds: [],
    partnerProgramIds: [],
    fellow: false,
    alumni: true,
    partner: false,
    staff: false,
    hiddenProfile: false,
    ...changes,
  }) as unknown as Viewer
const member = { id: 2, visibility: 'PUBLIC', verified: true, contactable: true, roles: ['ALUMNI'] } as const

const alumni = viewer()
const staff = viewer({ alumni: false, staff: true })
const oneself = viewer({ id: 2 })

describe('who is found, and how much of them', () => {
  test.each([
    ['PUBLIC', true, [true, true, true], [true, true, true]],
    ['PRIVATE', true, [true, true, true], [false, false, true]],
    ['HIDDEN', true, [false, true, true], [false, false, true]],
    ['PUBLIC', false, [false, true, true], [true, true, true]],
  ] as const)(
    '%s, verified %s: found by %j, whole for %j of others, staff, oneself',
    (visibility, verified, found, whole) => {
      const subject = { ...member, visibility, verified }
      expect([alumni, staff, oneself].map((it) => canFind(it, subject))).toEqual(found)
      expect([alumni, staff, oneself].map((it) => canSeeFullProfile(it, subject))).toEqual(whole)
    },
  )
})

test('of two whom a block keeps apart neither finds the other, but staff and oneself do', () => {
  const apart = { blockedIds: [2] }
  const asking = [viewer(apart), viewer({ ...apart, staff: true }), viewer({ ...apart, id: 2 })]
  expect(asking.map((it) => canFind(it, member))).toEqual([false, true, true])
})

describe('whom one may write to', () => {
  test.each([
    ['another member', {}, alumni, true],
    ['oneself', {}, oneself, false],
    ['somebody who does not want to be contacted', { contactable: false }, alumni, false],
    ['a Basic Profile', { visibility: 'PRIVATE' }, alumni, true],
    ['a hidden member', { visibility: 'HIDDEN' }, staff, false],
    ['an unverified member', { verified: false }, staff, false],
    ['a member who is only a partner', { roles: ['PARTNER'] }, alumni, false],
    ['a member who is only an administrator', { roles: ['ADMIN'] }, alumni, false],
    ['a partner who is alumni too', { roles: ['PARTNER', 'ALUMNI'] }, alumni, true],
    ['somebody from whom a block keeps apart', {}, viewer({ blockedIds: [2] }), false],
    ['somebody from whom a block keeps apart, as staff', {}, viewer({ staff: true, blockedIds: [2] }), false],
    ['anybody, as a partner', {}, viewer({ alumni: false, partner: true }), false],
    ['anybody, while hidden', {}, viewer({ hiddenProfile: true }), false],
  ] as const)('%s', (_, changes, asking, may) => {
    expect(canContact(asking, { ...member, roles: [...member.roles], ...changes } as never)).toBe(may)
  })
})

describe('an enrollment is seen', () => {
  const hidden = { programId: 7, visibleToAllRisingLeaders: false, visibleToAllMltPartners: false }
  test.each([
    ['by its cohort always', viewer({ programIds: [7] }), hidden, true],
    ['by staff always', staff, hidden, true],
    [
      'by a partner of the program always',
      viewer({ alumni: false, partner: true, partnerProgramIds: [7] }),
      hidden,
      true,
    ],
    ['not by other alumni unless shown to all', alumni, hidden, false],
    [
      'by all Rising Leaders where shown to them',
      alumni,
      { ...hidden, visibleToAllRisingLeaders: true },
      true,
    ],
    [
      'not by partners for that',
      viewer({ alumni: false, partner: true }),
      { ...hidden, visibleToAllRisingLeaders: true },
      false,
    ],
    [
      'by all partners where shown to them',
      viewer({ alumni: false, partner: true }),
      { ...hidden, visibleToAllMltPartners: true },
      true,
    ],
    [
      'not by event managers',
      viewer({ alumni: false }),
      { ...hidden, visibleToAllMltPartners: true, visibleToAllRisingLeaders: true },
      false,
    ],
  ])('%s', (_, asking, enrollment, seen) => {
    expect(canSeeEnrollment(asking, enrollment)).toBe(seen)
  })
})
