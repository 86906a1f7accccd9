import { describe, expect, test } from 'vitest'
import { locationLookup } from '#app/domain/locations/lookup.server.ts'
import { memberLookup as openAccounts } from '#app/domain/members/admin-lookup.server.ts'
import { memberLookup } from '#app/domain/members/lookup.server.ts'
import { partnerLookup } from '#app/domain/organizations/partner-lookup.server.ts'
import { programTypeConsequences } from '#app/domain/program-types/consequences.server.ts'
import { tagLookup } from '#app/domain/tags/lookup.server.ts'
import { listSignUps } from '#app/domain/volunteering/sign-ups.server.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db } from '../support/app.ts'

const idOf = async (account: Parameters<typeof emailOf>[0]) =>
  (await db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })).id

describe('a field of the administration that names another record', () => {
  const lookups = { locationLookup, openAccounts, memberLookup, partnerLookup, tagLookup }

  test.each(Object.entries(lookups))(
    'finds it by what is typed, and names what was chosen: %s',
    async (_, lookup) => {
      const found = await lookup.search(db(), {} as never, 'a')
      expect(found.length).toBeGreaterThan(0)
      const [first] = found
      const named = await lookup.named(db(), [Number(first?.id)])
      expect(named).toHaveLength(1)
      expect(first?.label).toContain(named[0]?.label.split(' (')[0])
    },
  )
})

test('sign-ups are listed with those to confirm first', async () => {
  const userId = await idOf('alumni')
  const { id } = await db().volunteerOpportunity.create({
    data: { type: 'MENTORING', name: 'Read drafts', description: 'An evening a month.' },
  })
  await db().volunteerActivity.create({ data: { opportunityId: id, userId, status: 'CONFIRMED' } })
  await db().volunteerActivity.create({ data: { opportunityId: id, userId: await idOf('fellow') } })
  const { signUps, total } = await listSignUps(id, 1)
  expect(total).toBe(2)
  expect(signUps.map(({ status }) => status)).toEqual(['PENDING', 'CONFIRMED'])
})

test('turning interviews on for a program type says who will ask and who will be asked', async () => {
  const { typeId } = await db().program.findFirstOrThrow({
    where: { enrollments: { some: { user: { roles: { has: 'FELLOW' } } } } },
  })
  const off = { trait: null, excludedFromCards: false, interviews: false, isInterviewed: false }
  const same = await programTypeConsequences(db(), off, off, typeId)
  const turned = await programTypeConsequences(
    db(),
    { ...off, interviews: true, isInterviewed: true },
    off,
    typeId,
  )
  expect(same).toEqual([])
  expect(turned.length).toBeLessThanOrEqual(2)
})
