/** The form of an action item as filled in without JavaScript. */
import { randomUUID } from 'node:crypto'
import { day, LIST } from './action-items.ts'

export const ADD = `${LIST}/add-new`
export const editAddress = (id: number) => `${LIST}/${id}/edit`

type Row = [organizationId: number | string, assigneeId?: number | string]

/** Everything a form needs to be saved, for these assignments. */
export function filledIn(eventId: number, rows: Row[], changes: Record<string, string> = {}) {
  const assignments = rows.flatMap(([organizationId, assigneeId = ''], index) => [
    [`assignments[${index}].organizationId`, String(organizationId)],
    [`assignments[${index}].assigneeId`, String(assigneeId)],
  ])
  return new URLSearchParams({
    name: 'Send the logo',
    description: 'As a vector drawing.',
    startDate: day(1),
    dueDate: day(9),
    actionUrl: '',
    eventId: String(eventId),
    eventSearch: '',
    ...(rows.length > 1 ? { multiplePartners: 'on', shownMultiplePartners: 'on' } : {}),
    ...Object.fromEntries(assignments),
    formKey: randomUUID(),
    version: '1',
    ...changes,
  })
}
