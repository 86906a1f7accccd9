export type AssignmentRow = { organizationId: string; assigneeId: string }

/** The interdependent part of the form: the event and the assignees. Ids as in the form. */
export type AssignmentDraft = {
  eventId: string
  eventSearch: string
  assignToAll: boolean
  multiplePartners: boolean
  assignments: AssignmentRow[]
}

export const MAX_ROWS = 50

export const blankRow: AssignmentRow = { organizationId: '', assigneeId: '' }

export const emptyDraft: AssignmentDraft = {
  eventId: '',
  eventSearch: '',
  assignToAll: false,
  multiplePartners: false,
  assignments: [blankRow],
}

/** The draft that a form states, which may be half filled in. */
export function draftOf(payload: Record<string, unknown>): AssignmentDraft {
  const rows = Array.isArray(payload.assignments) ? payload.assignments.slice(0, MAX_ROWS + 1) : []
  return {
    eventId: text(payload.eventId),
    eventSearch: text(payload.eventSearch),
    assignToAll: payload.assignToAll === 'on',
    multiplePartners: payload.multiplePartners === 'on',
    assignments: rows.length > 0 ? Array.from(rows, rowOf) : [blankRow],
  }
}

const rowOf = (row: Partial<Record<keyof AssignmentRow, unknown>> | undefined): AssignmentRow => ({
  organizationId: text(row?.organizationId),
  assigneeId: text(row?.assigneeId),
})

const text = (value: unknown) => (typeof value === 'string' ? value : '')
