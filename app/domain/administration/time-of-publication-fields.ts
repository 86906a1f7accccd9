import type { DeclaredFields } from '#app/values/declared-fields.ts'

/** The form names the zone. */
export const timeOfPublicationFields: DeclaredFields<'date' | 'time'> = {
  date: { label: 'Day', type: 'date', width: 'day' },
  time: { label: 'Time', type: 'time', width: 'day' },
}
