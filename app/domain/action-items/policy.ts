import type { Viewer } from '../viewer/viewer.ts'

type Managing = Pick<Viewer, 'eventManager' | 'partnerManager' | 'managedOrganizationIds'>
type Completing = Managing & Pick<Viewer, 'partner' | 'organizationId'>

/** Whose the item is, and whether its event is announced. */
type Asked = { organizationId: number; published: boolean }

/**
 * Event managers manage the action items of every partner, also those that they prepare for an event which isn't published yet;
 * partner managers those of the organizations they manage.
 */
export function canManageItem(viewer: Managing, { organizationId, published }: Asked): boolean {
  if (viewer.eventManager) return true
  return viewer.partnerManager && published && viewer.managedOrganizationIds.includes(organizationId)
}

/** A partner sees and completes what their own organization is asked to do. */
export function canCompleteItem(viewer: Completing, asked: Asked): boolean {
  const own = viewer.partner && viewer.organizationId === asked.organizationId
  return canManageItem(viewer, asked) || (own && asked.published)
}
