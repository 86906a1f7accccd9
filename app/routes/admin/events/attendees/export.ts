import { attendeeRows } from '#app/domain/attendance/export.server.ts'
import { attendeeList } from '#app/domain/attendance/list.ts'
import { attendeeChoices } from '#app/domain/attendance/listing.server.ts'
import { servePeople } from '../serve-people.server.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [
  servePeople({
    name: 'attendees',
    title: 'Attendees',
    list: attendeeList,
    choices: attendeeChoices,
    rows: attendeeRows,
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../../shell/no-page.ts'
