import type { DeclaredFields } from '#app/values/declared-fields.ts'
import type { AssignmentRow } from './assignment-draft.ts'

export const assignmentFields: DeclaredFields<'assignToAll' | 'multiplePartners'> = {
  assignToAll: { label: 'Assign to all partners at this event', as: 'box' },
  multiplePartners: { label: 'Assign to multiple partners', as: 'box' },
}

/** Their options depend on the event and the partner. */
export const assignmentRowFields: DeclaredFields<keyof AssignmentRow> = {
  organizationId: { label: 'Partner organization', as: 'list' },
  assigneeId: {
    label: 'Representative',
    optional: true,
    as: 'list',
    placeholder: 'Anyone at this partner',
  },
}
