import type { EventStatus } from '#app/db/generated/enums.ts'

/** What a partner has done for an event is never lost: its attendees and action items go first. */
export const canTakeBack = ({ attendees, items }: { attendees: number; items: number }) =>
  attendees === 0 && items === 0

/** Invitations are emailed while partners can see and accept them. */
export const canSendInvitations = ({ published, status }: { published: boolean; status: EventStatus }) =>
  published && status !== 'COMPLETE' && status !== 'CANCELLED'
