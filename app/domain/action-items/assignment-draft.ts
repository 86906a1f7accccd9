export type AssignmentRow = { organizationId: string; assigneeId: string }

/** The interdependent part of the form: the event and the assignees. Ids as in the form. */
export type AssignmentDraft = {
  eventId: string
  eventSearch: string
  assignToAll: boolean
  multiplePartners: boolean
  rows: AssignmentRow[]
}

export const MAX_ROWS = 50

export const blankRow: AssignmentRow = { organizationId: '', assigneeId: '' }

export const emptyDraft: AssignmentDraft = {
  eventId: '',
  eventSearch: '',
  assignToAll: false,
  multiplePartners: false,
  rows: [blankRow],
}

/** Another event has other partners, so no assignment stays. */
export function withEvent(draft: AssignmentDraft, eventId: string): AssignmentDraft {
  return draft.eventId === eventId ? draft : { ...emptyDraft, eventId, eventSearch: draft.eventSearch }
}

export function withAssignToAll(draft: AssignmentDraft, on: boolean): AssignmentDraft {
  if (!on) return { ...draft, assignToAll: false }
  return { ...draft, assignToAll: true, multiplePartners: false, rows: [blankRow] }
}

export function withMultiplePartners(draft: AssignmentDraft, on: boolean): AssignmentDraft {
  if (on) return { ...draft, multiplePartners: true, assignToAll: false }
  return { ...draft, multiplePartners: false, assignToAll: false, rows: [blankRow] }
}

export const withRow = (draft: AssignmentDraft): AssignmentDraft =>
  draft.rows.length < MAX_ROWS ? { ...draft, rows: [...draft.rows, blankRow] } : draft

export const withoutRow = (draft: AssignmentDraft, index: number): AssignmentDraft =>
  draft.rows.length > 1 ? { ...draft, rows: draft.rows.filter((_, at) => at !== index) } : draft

/**
 * The draft from the form's fields. The form records what it showed, so that a choice has the consequences that
 * JavaScript would have shown immediately.
 */
export function draftOf(fields: Iterable<[string, unknown]>): AssignmentDraft {
  const values = new Map<string, string>()
  for (const [name, value] of fields) if (typeof value === 'string') values.set(name, value)
  const eventId = values.get('eventId') ?? ''
  const [all, multiple] = [values.has('assignToAll'), values.has('multiplePartners')]
  const shown: AssignmentDraft = {
    eventId: values.get('shownEventId') ?? eventId,
    eventSearch: values.get('eventSearch') ?? '',
    assignToAll: values.get('shownAssignToAll') === 'on',
    multiplePartners: values.get('shownMultiplePartners') === 'on',
    rows: rowsOf(values),
  }
  if (shown.eventId !== eventId) return withEvent(shown, eventId)
  if (all && (!shown.assignToAll || multiple === shown.multiplePartners)) return withAssignToAll(shown, true)
  if (multiple !== shown.multiplePartners) return withMultiplePartners(shown, multiple)
  return { ...shown, assignToAll: all }
}

function rowsOf(values: Map<string, string>): AssignmentRow[] {
  const rows: AssignmentRow[] = []
  for (let index = 0; index <= MAX_ROWS; index++) {
    const organizationId = values.get(`assignments[${index}].organizationId`)
    const assigneeId = values.get(`assignments[${index}].assigneeId`)
    if (organizationId === undefined && assigneeId === undefined) break
    rows.push({ organizationId: organizationId ?? '', assigneeId: assigneeId ?? '' })
  }
  return rows.length > 0 ? rows : [blankRow]
}

/** A form button's action other than saving: 'add-row', 'remove-row-2', or only showing the current choices. */
export function afterStep(draft: AssignmentDraft, step: string): AssignmentDraft {
  const [, index] = /^remove-row-(\d{1,2})$/.exec(step) ?? []
  if (index !== undefined) return withoutRow(draft, Number(index))
  return step === 'add-row' ? withRow(draft) : draft
}
