import { type Field, type Fields, isRowsField } from '#app/domain/administration/fields.ts'
import type { Payload } from '#app/domain/administration/form.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { lookedUp, lookUp } from '#app/domain/administration/lookup.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { type ChooserValue, chooserValue } from '#app/values/chooser-value.ts'
import { parseId } from '#app/values/ids.ts'

type Searched = { name: string; lookup: string; id: string; text: string }

/** What each field with a lookup holds: what is chosen, or what the typed text finds. */
export async function valuesIn(
  viewer: Viewer,
  kind: Kind,
  fields: Fields,
  payload: Payload,
): Promise<Record<string, ChooserValue>> {
  const values: Record<string, ChooserValue> = {}
  for (const { name, lookup, id, text } of searchedIn(fields, payload, '')) {
    const [chosen] = await lookedUp(kind, lookup, [parseId(id) ?? 0].filter(Boolean))
    if (chosen) values[name] = chooserValue(chosen)
    else if (text.trim()) {
      const matches = (await lookUp(viewer, kind, lookup, text)) ?? []
      values[name] = { id: '', text, matches, searched: true }
    }
  }
  return values
}

/** Fields in which something is typed and nothing is chosen. */
export const unchosenIn = (fields: Fields, payload: Payload): [name: string, message: string][] =>
  searchedIn(fields, payload, '')
    .filter(({ id, text }) => !id && text.trim())
    .map(({ name }) => [name, 'Please choose one from the list.'])

function searchedIn(fields: Fields, payload: Payload, within: string): Searched[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isRowsField(field)) return isSearched(field) ? [searched(field, name, payload, within)] : []
    const rows = payload[name]
    if (!Array.isArray(rows)) return []
    return rows.flatMap((row, index) =>
      typeof row === 'object' ? searchedIn(field.fields, row, `${within}${name}[${index}].`) : [],
    )
  })
}

const isSearched = ({ input, choices }: Field) => input === 'search' && typeof choices === 'string'

function searched({ choices }: Field, name: string, payload: Payload, within: string): Searched {
  const text = (key: string) => {
    const typed = payload[key]
    return typeof typed === 'string' ? typed : ''
  }
  return { name: within + name, lookup: String(choices), id: text(name), text: text(`${name}Text`) }
}
