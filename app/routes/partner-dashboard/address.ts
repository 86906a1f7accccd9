import { href } from 'react-router'

type OfEvent = { organizationId: number; eventId: number }

export const dashboardHref = (organizationId: number) =>
  href('/partner-dashboard/:organizationId?', { organizationId: String(organizationId) })

export const eventHomeHref = ({ organizationId, eventId }: OfEvent) =>
  href('/partner-dashboard/:organizationId/event/:eventId', {
    organizationId: String(organizationId),
    eventId: String(eventId),
  })

export const addAttendeeHref = (event: OfEvent) => `${eventHomeHref(event)}/attendees/add`

export const attendeeHref = (event: OfEvent, attendeeId: number, what: 'edit' | 'remove') =>
  `${eventHomeHref(event)}/attendees/${attendeeId}/${what}`

/** The dialog that completes an action item; `page` is the one below it. */
export const completeItemHref = (actionItemId: number, page: string) =>
  `${href('/action-items/:actionItemId/complete', { actionItemId: String(actionItemId) })}?redirect=${encodeURIComponent(page)}`
