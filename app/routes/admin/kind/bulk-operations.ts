import { OPERATIONS, type Operation } from '#app/domain/administration/state.ts'
import type { KindSummary } from './summary.server.ts'

/** Adding a tag, which is chosen on the page that confirms it. */
export const TAG = 'tag'

export const bulkText = (operation: Operation | typeof TAG) =>
  operation === TAG ? { label: 'Add a tag to', pending: 'Adding…' } : OPERATIONS[operation]

/** What can be done to the rows of a list. */
export const bulkCommands = ({
  operations,
  tagged,
  acts,
}: Pick<KindSummary, 'operations' | 'tagged' | 'acts'>) => [
  ...operations.map((value) => ({ value, label: OPERATIONS[value].label })),
  ...(tagged ? [{ value: TAG, label: 'Add a tag' }] : []),
  ...acts,
]
