import { openItemsOf } from '../action-items/open-items.server.ts'
import { listParticipations } from '../partner-events/participations.server.ts'
import { canUsePartnerDashboard } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'

const ITEMS = 5

/** What a partner's organization has to do: its most urgent items, its invitations, its next event. Two queries. */
export async function readPartnerWork(viewer: Viewer) {
  const { organizationId } = viewer
  if (!viewer.partner || organizationId === null || !canUsePartnerDashboard(viewer)) return null
  const [open, events] = await Promise.all([
    openItemsOf(viewer, organizationId),
    listParticipations(organizationId),
  ])
  const ahead = events.filter(({ eventStatus }) => eventStatus === 'LIVE' || eventStatus === 'PENDING')
  return {
    organizationId,
    open: open.length,
    items: open.slice(0, ITEMS),
    invitations: ahead.filter(({ status }) => status === 'INVITED'),
    event: ahead.find(({ status }) => status === 'ACCEPTED') ?? null,
  }
}

export type PartnerWork = NonNullable<Awaited<ReturnType<typeof readPartnerWork>>>
