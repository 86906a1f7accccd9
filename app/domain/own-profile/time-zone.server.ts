import { memberSection } from './member-section.server.ts'
import { timeZoneFields } from './time-zone-fields.ts'

/** Decides the member's current day, and the zone in which times are shown in addition to an event's own. */
export const timeZone = memberSection(timeZoneFields)
