import type { DeclaredFacts } from './seen-by.ts'
import type { TimeZoneSchema } from './time-zone.ts'

export const timeZoneFields: DeclaredFacts<typeof TimeZoneSchema> = {
  timeZone: {
    label: 'Time zone',
    hint: 'We show event times in this zone next to the event’s own.',
    as: 'list',
    placeholder: 'Use my browser’s time zone',
    seenBy: 'owner',
  },
}
