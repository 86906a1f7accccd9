/** Calendar files as a program reads them. */
import ICAL from 'ical.js'

export type ReadEntry = {
  uid: string
  name: string
  place: string | null
  about: string | null
  url: string
  allDay: boolean
  start: string
  end: string | null
  sequence: number
  changed: string
}

/** Instants as ISO strings in UTC; days of all-day entries unchanged. */
export function readCalendar(text: string): ReadEntry[] {
  return componentsOf(text)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const told = (name: string) => component.getFirstPropertyValue(name)
      const start = told('dtstart') as ICAL.Time
      const end = told('dtend') as ICAL.Time | null
      return {
        uid: String(told('uid')),
        name: String(told('summary')),
        place: textOf(told('location')),
        about: textOf(told('description')),
        url: String(told('url')),
        allDay: start.isDate,
        start: momentOf(start),
        end: end && momentOf(end),
        sequence: Number(told('sequence')),
        changed: momentOf(told('last-modified') as ICAL.Time),
      }
    })
}

/** The reader leaves text of an unknown kind as it is. */
export const calendarName = (text: string) =>
  String(componentsOf(text).getFirstPropertyValue('x-wr-calname')).replace(/\\(.)/g, (_, it) =>
    it === 'n' ? '\n' : it,
  )

function componentsOf(text: string) {
  return new ICAL.Component(ICAL.parse(text))
}

const textOf = (value: unknown) => (value === null ? null : String(value))
const momentOf = (time: ICAL.Time) => (time.isDate ? time.toString() : time.toJSDate().toISOString())
