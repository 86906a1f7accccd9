import { href } from 'react-router'

type OfEvent = { organizationId: number; eventId: number }

export const dashboardHref = (organizationId: number) =>
  href('/partner-dashboard/:organizationId?', { organizationId: String(organizationId) })

export const eventHomeHref = ({ organizationId, eventId }: OfEvent) =>
  href('/partner-dashboard/:organizationId/event/:eventId', {
    organizationId: String(organizationId),
    eventId: String(eventId),
  })

/** The dialogs about the partner's attendees at the event are below it. */
export const attendeesHref = (event: OfEvent) => `${eventHomeHref(event)}/attendees`

/** The dialog that completes an action item; `page` is the one below it. */
export const completeItemHref = (actionItemId: number, page: string) =>
  `${href('/action-items/:actionItemId/complete', { actionItemId: String(actionItemId) })}?redirect=${encodeURIComponent(page)}`
