import type { Kind } from '#app/domain/administration/kind.server.ts'
import { type Filter, listChoices } from '#app/domain/administration/listing.server.ts'
import { labelsOf } from '#app/values/list-choices.ts'

/** What a filter of the kind's list asks for, as its chips say it; empty if it asks for nothing. */
export async function filterInWords(kind: Kind, filter: Filter): Promise<string> {
  const labels = labelsOf(await listChoices(kind))
  const chips: { label: string }[] = kind.list.declaration.chips(filter, labels)
  return chips.map(({ label }) => label).join(', ')
}
