import type { DeclaredFields } from '#app/values/declared-fields.ts'
import type { TimeZoneSchema } from './time-zone.ts'
import type { FieldOf } from './version.ts'

export const timeZoneFields: DeclaredFields<FieldOf<typeof TimeZoneSchema>> = {
  timeZone: {
    label: 'Time zone',
    hint: 'We show event times in this zone next to the event’s own.',
    as: 'list',
    placeholder: 'Use my browser’s time zone',
  },
}
