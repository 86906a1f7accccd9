// @one-database: who may see what is decided above the database.
import { beforeAll, expect, test } from 'vitest'
import type { Prisma } from '#app/db/generated/client.ts'
import { completableItems, managedItems } from '#app/domain/action-items/where.server.ts'
import { eventOf, item, partner } from '../support/action-items.ts'
import { db } from '../support/app.ts'

const NAMES = ['own', 'managed', 'other'] as const
type Name = (typeof NAMES)[number]

const items = new Map<number, string>()
let own: number
let managed: number

beforeAll(async () => {
  const partners = [await partner('Own'), await partner('Managed'), await partner('Other')] as const
  ;[own, managed] = partners
  for (const published of [true, false]) {
    const { id, participants } = await eventOf(published ? 'Published' : 'Unpublished', ...partners)
    await db().event.update({ where: { id }, data: { published } })
    for (const [place, name] of NAMES.entries())
      items.set(await item(participants[place] ?? 0), published ? name : `${name}, unpublished`)
  }
})

const found = async (condition: Prisma.Sql) => {
  const ids = [...items.keys()]
  const rows = await db().$queryRaw<{ id: number }[]>`
    SELECT i.id FROM "ActionItem" i WHERE i.id = ANY(${ids}::int[]) AND ${condition} ORDER BY i.id`
  return rows.map(({ id }) => items.get(id))
}

const nobody = {
  eventManager: false,
  partnerManager: false,
  partner: false,
  organizationId: null,
  managedOrganizationIds: [],
}
const asPartner = () => ({ ...nobody, partner: true, organizationId: own })
const asManager = () => ({ ...asPartner(), partnerManager: true, managedOrganizationIds: [managed] })
const UNPUBLISHED = NAMES.map((name) => `${name}, unpublished`)

test.each<
  [who: string, viewer: () => Parameters<typeof completableItems>[0], manages: Name[], completes: Name[]]
>([
  ['a fellow', () => nobody, [], []],
  [
    'a fellow who once managed partners',
    () => ({ ...nobody, managedOrganizationIds: [managed], organizationId: own }),
    [],
    [],
  ],
  ['a partner', asPartner, [], ['own']],
  ['a partner without an organization', () => ({ ...asPartner(), organizationId: null }), [], []],
  ['a partner manager', asManager, ['managed'], ['own', 'managed']],
  [
    'a partner manager of their own organization',
    () => ({ ...asManager(), managedOrganizationIds: [own] }),
    ['own'],
    ['own'],
  ],
])('%s manages and completes the items of published events alone', async (_, viewer, manages, completes) => {
  expect(await found(managedItems(viewer()))).toEqual(manages)
  expect(await found(completableItems(viewer()))).toEqual(completes)
})

test('an event manager manages and completes the items of all events', async () => {
  const viewer = { ...nobody, eventManager: true }
  expect(await found(managedItems(viewer))).toEqual([...NAMES, ...UNPUBLISHED])
  expect(await found(completableItems(viewer))).toEqual([...NAMES, ...UNPUBLISHED])
})
