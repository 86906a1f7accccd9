import type { Viewer } from '../viewer/viewer.ts'

type Managing = Pick<Viewer, 'eventManager' | 'partnerManager' | 'managedOrganizationIds'>
type Completing = Managing & Pick<Viewer, 'partner' | 'organizationId'>

/** The item's partner, and whether its event is published. */
type Asked = { organizationId: number; published: boolean }

/**
 * Event managers manage every partner's action items, including those for an unpublished event; partner managers those
 * of the organizations they manage.
 */
export function canManageItem(viewer: Managing, { organizationId, published }: Asked): boolean {
  if (viewer.eventManager) return true
  return viewer.partnerManager && published && viewer.managedOrganizationIds.includes(organizationId)
}

/** Partners see and complete their own organization's items. */
export function canCompleteItem(viewer: Completing, asked: Asked): boolean {
  const own = viewer.partner && viewer.organizationId === asked.organizationId
  return canManageItem(viewer, asked) || (own && asked.published)
}
