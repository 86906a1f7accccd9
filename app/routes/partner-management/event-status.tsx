import type { EventStatus, InvitationStatus } from '#app/db/generated/enums.ts'
import { eventStatusLabels, invitationLabels } from '#app/domain/partner-events/list.ts'
import { StatusChip } from '#app/ui/chip.tsx'

const looks = {
  PENDING: { tone: 'primary', icon: 'calendar' },
  LIVE: { tone: 'success', icon: 'circle-check' },
  COMPLETE: { tone: 'neutral', icon: 'check' },
  CANCELLED: { tone: 'danger', icon: 'x' },
} as const

export function EventStatusChip({ status }: { status: EventStatus }) {
  return <StatusChip {...looks[status]}>{eventStatusLabels[status]}</StatusChip>
}

const invitationLooks = {
  ACCEPTED: { tone: 'success', icon: 'check' },
  INVITED: { tone: 'info', icon: 'mail' },
} as const

export function InvitationChip({ status }: { status: InvitationStatus }) {
  return <StatusChip {...invitationLooks[status]}>{invitationLabels[status]}</StatusChip>
}
