export const bulkOperations = ['re-assign', 'change-due-date', 'mark-complete', 'bulk-edit-details'] as const

export type BulkOperation = (typeof bulkOperations)[number]

export const operationLabels: Record<BulkOperation, string> = {
  're-assign': 'Re-Assign',
  'change-due-date': 'Change Due Date',
  'mark-complete': 'Mark Complete',
  'bulk-edit-details': 'Bulk Edit Details',
}

export const SEVERAL_PARTNERS = 'You can not re-assign action items when multiple partners are selected.'

/** The maximum for one bulk edit. */
export const MOST_IN_BULK = 300

export const operationOf = (name: string | undefined): BulkOperation | null =>
  bulkOperations.find((operation) => operation === name) ?? null
