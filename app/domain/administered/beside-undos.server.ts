import type { BesideUndos } from '../administration/beside-undo.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import { attendeesUndo } from '../attendance/undo.server.ts'
import { events } from '../events/administer.server.ts'
import { invitationsUndo } from '../partner-invitations/undo.server.ts'

/** By the kind whose records have such rows beside them. */
const besideUndos: Record<string, BesideUndos> = {
  [events.name]: { attendees: attendeesUndo, participants: invitationsUndo },
}

export const besideUndosOf = (kind: Kind): BesideUndos => besideUndos[kind.name] ?? {}
