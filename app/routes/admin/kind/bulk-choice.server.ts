import { chosenRecords } from '#app/domain/administration/bulk.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { type Filter, listChoices, type NamedRecord } from '#app/domain/administration/listing.server.ts'
import { OPERATIONS, type Operation } from '#app/domain/administration/state.ts'
import { parseIds } from '#app/values/ids.ts'
import { labelsOf } from '#app/values/list-choices.ts'

export type BulkChoice = {
  operation: Operation
  all: boolean
  filter: Filter
  records: NamedRecord[]
  about: string
}

const MOST = 100_000

/**
 * The ticked rows of a list's URL, or all that match its filter, with the action on them. Null where nothing can be
 * chosen: without rows, and for 'all' without a filter.
 */
export async function readBulkChoice(kind: Kind, params: URLSearchParams): Promise<BulkChoice | null> {
  const { declaration } = kind.list
  const operation = params.get('operation') ?? ''
  const filter = declaration.parse(params) as Filter
  const all = params.get('all') === 'true'
  const ids = parseIds(params.getAll('item'), MOST)
  if (!kind.publishes || !isOperation(operation)) return null
  if (all ? !declaration.isNarrowed(filter) : ids.length === 0) return null
  const records = await chosenRecords(kind, { all, filter, ids: all ? undefined : ids })
  const labels = declaration
    .chips(filter, labelsOf(await listChoices(kind)))
    .map(({ label }: { label: string }) => label)
  const number = records.length.toLocaleString('en-US')
  const about = all ? `all ${number} that match ${labels.join(', ')}` : `${number} selected`
  return { operation, all, filter, records, about }
}

const isOperation = (name: string): name is Operation => name in OPERATIONS
