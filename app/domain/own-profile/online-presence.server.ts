import { memberSection } from './member-section.server.ts'
import { onlinePresenceFields } from './online-presence-fields.ts'

export const onlinePresence = memberSection(onlinePresenceFields)
