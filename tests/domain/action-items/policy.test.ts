import { expect, test } from 'vitest'
import { canCompleteItem, canManageItem } from '#app/domain/action-items/policy.ts'

const OWN = 1
const MANAGED = 2
const OTHER = 3

const nobody = {
  eventManager: false,
  partnerManager: false,
  partner: false,
  organizationId: null,
  managedOrganizationIds: [],
}
const partner = { ...nobody, partner: true, organizationId: OWN }
const partnerManager = { ...partner, partnerManager: true, managedOrganizationIds: [MANAGED] }
const viewers = {
  'a fellow': nobody,
  'a fellow who once managed partners': { ...nobody, managedOrganizationIds: [MANAGED], organizationId: OWN },
  'a partner': partner,
  'a partner without an organization': { ...partner, organizationId: null },
  'a partner manager': partnerManager,
  'a partner manager of their own organization': { ...partnerManager, managedOrganizationIds: [OWN] },
  'an event manager': { ...nobody, eventManager: true },
}

test.each([
  ['a fellow', [], []],
  ['a fellow who once managed partners', [], []],
  ['a partner', [], [OWN]],
  ['a partner without an organization', [], []],
  ['a partner manager', [MANAGED], [OWN, MANAGED]],
  ['a partner manager of their own organization', [OWN], [OWN]],
  ['an event manager', [OWN, MANAGED, OTHER], [OWN, MANAGED, OTHER]],
] as [keyof typeof viewers, number[], number[]][])(
  '%s manages the items of %j and completes those of %j; of unpublished events those who manage all events',
  (name, managed, completed) => {
    const viewer = viewers[name]
    const asked = (published: boolean) =>
      [OWN, MANAGED, OTHER].map((organizationId) => ({ organizationId, published }))
    const ids = (items: { organizationId: number }[]) => items.map(({ organizationId }) => organizationId)
    expect(ids(asked(true).filter((it) => canManageItem(viewer, it)))).toEqual(managed)
    expect(ids(asked(true).filter((it) => canCompleteItem(viewer, it)))).toEqual(completed)
    const unpublished = viewer.eventManager ? managed : []
    expect(ids(asked(false).filter((it) => canManageItem(viewer, it)))).toEqual(unpublished)
    expect(ids(asked(false).filter((it) => canCompleteItem(viewer, it)))).toEqual(unpublished)
  },
)
