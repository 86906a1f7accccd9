import type { Viewer } from '../viewer/viewer.ts'

type Managing = Pick<Viewer, 'eventManager' | 'partnerManager' | 'managedOrganizationIds'>
type Completing = Managing & Pick<Viewer, 'partner' | 'organizationId'>

/** Event managers manage the action items of every partner, partner managers those of the organizations they manage. */
export function managesItemsOf(viewer: Managing, organizationId: number): boolean {
  return (
    viewer.eventManager || (viewer.partnerManager && viewer.managedOrganizationIds.includes(organizationId))
  )
}

/** A partner sees and completes what their own organization is asked to do. */
export function completesItemsOf(viewer: Completing, organizationId: number): boolean {
  return (
    managesItemsOf(viewer, organizationId) || (viewer.partner && viewer.organizationId === organizationId)
  )
}
