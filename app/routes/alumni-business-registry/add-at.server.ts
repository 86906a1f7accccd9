import { href } from 'react-router'
import { canAddBusiness, canAddOwnBusiness } from '#app/domain/viewer/permissions.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { settings } from '#app/settings.server.ts'

/** Whether the viewer adds a business here, and not in a form of the organization's own. */
export const addsHere = (viewer: Viewer) => !settings().ADD_BUSINESS_URL && canAddOwnBusiness(viewer)

/** Where the viewer adds a business, if they can. */
export function addAt(viewer: Viewer): string | null {
  if (addsHere(viewer)) return href('/alumni-business-registry/add')
  return canAddBusiness(viewer) ? (settings().ADD_BUSINESS_URL ?? null) : null
}
