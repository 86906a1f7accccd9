import { OPERATIONS, type Operation } from '#app/domain/administration/state.ts'

/** Adding a tag, which is chosen on the page that confirms it. */
export const TAG = 'tag'
export type BulkOperation = Operation | typeof TAG

export const bulkText = (operation: BulkOperation) =>
  operation === TAG ? { label: 'Add a tag to', pending: 'Adding…' } : OPERATIONS[operation]

/** What can be done to the rows of a list. */
export const bulkCommands = (operations: Operation[], tagged: boolean) => [
  ...operations.map((value) => ({ value, label: OPERATIONS[value].label })),
  ...(tagged ? [{ value: TAG, label: 'Add a tag' }] : []),
]
