import { chosenRecords } from '#app/domain/administration/bulk.server.ts'
import { isRowsField } from '#app/domain/administration/fields.ts'
import { readChoices } from '#app/domain/administration/find.server.ts'
import {
  type BulkAct,
  type Choices,
  type Kind,
  operationsOf,
} from '#app/domain/administration/kind.server.ts'
import type { Filter, NamedRecord } from '#app/domain/administration/listing.server.ts'
import type { Operation } from '#app/domain/administration/state.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { selectionIn } from '#app/values/list-selection.ts'
import { allThatMatch } from '../all-that-match.ts'
import { TAG } from './bulk-operations.ts'
import { filterInWords } from './filter-in-words.server.ts'

export type BulkChoice = {
  operation: Operation | typeof TAG | BulkAct
  all: boolean
  filter: Filter
  records: NamedRecord[]
  /** The filter in words. */
  narrowed: string
  /** Those that can be added, for the operation 'tag'. */
  tags: Choices[string]
}

/**
 * The ticked rows of a list's URL, or all that match its filter, with the action on them. Null where nothing can be
 * chosen: without rows, and for 'all' without a filter.
 */
export async function readBulkChoice(
  viewer: Viewer,
  kind: Kind,
  params: URLSearchParams,
): Promise<BulkChoice | null> {
  const { declaration } = kind.list
  const operation = operationNamed(kind, params.get('operation') ?? '')
  const filter = declaration.parse(params) as Filter
  const { ids, all } = selectionIn(params)
  if (!operation) return null
  if (all ? !declaration.isNarrowed(filter) : ids.length === 0) return null
  const records = await chosenRecords(kind, { all, filter, ids: all ? undefined : ids })
  const narrowed = await filterInWords(kind, filter)
  const tags = operation === TAG ? await tagsOf(viewer, kind) : []
  return { operation, all, filter, records, narrowed, tags }
}

/** The choice in words, with the number that its page has shown. */
export function aboutChoice({ all, narrowed }: Pick<BulkChoice, 'all' | 'narrowed'>, count: number): string {
  return all ? allThatMatch(count, narrowed) : `${count.toLocaleString('en-US')} selected`
}

/** The choices of the field that tags are added to. */
async function tagsOf(viewer: Viewer, kind: Kind): Promise<Choices[string]> {
  const field = kind.fields[kind.tagged ?? '']
  const choices = field && !isRowsField(field) ? field.choices : undefined
  return typeof choices === 'string' ? ((await readChoices(kind, viewer))[choices] ?? []) : []
}

function operationNamed(kind: Kind, name: string): BulkChoice['operation'] | null {
  if (name === TAG) return kind.tagged === undefined ? null : TAG
  const own = Object.entries(kind.acts ?? {}).find(([key]) => key === name)
  return own?.[1] ?? operationsOf(kind).find((operation) => operation === name) ?? null
}
