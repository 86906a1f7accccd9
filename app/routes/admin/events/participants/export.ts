import { participantRows } from '#app/domain/partner-invitations/export.server.ts'
import { participantList } from '#app/domain/partner-invitations/list.ts'
import { servePeople } from '../serve-people.server.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [
  servePeople({
    name: 'participants',
    title: 'Participants',
    list: participantList,
    choices: async () => ({}),
    rows: participantRows,
  }),
]

/** The loader forces client navigations through the server, so the guard runs. */
export const loader = () => null

export { EmptyRoute as default } from '../../../shell/no-page.ts'
