import { db } from '#app/db/database.server.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { fold } from '#app/values/fold.ts'
import { parseId } from '#app/values/ids.ts'
import type { Field } from '../administration/fields.ts'
import { readChoices } from '../administration/find.server.ts'
import type { Kind } from '../administration/kind.server.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type FileColumn, ID } from './columns.ts'
import { cellReader, joined } from './from-cell.server.ts'
import { type Cells, identityOf, sameText } from './known-records.server.ts'
import type { Mapping } from './mapping.ts'
import { ownFiles } from './own-files.ts'
import type { Line } from './table.ts'
import { spelledAlike } from './written-day.ts'

const NOTHING = ['', '#', 'key ']

/**
 * What lines about the same have in common, as texts: of what their cells mean, however they spell it. That two lines share
 * one does no harm where they are about different records.
 */
export async function sharing(
  viewer: Viewer,
  kind: Kind,
  mapping: Mapping,
  columns: FileColumn[],
): Promise<(line: Line) => Promise<string[]>> {
  const { key } = kind
  const reader = cellReader(db(), { viewer, kind, choices: await readChoices(kind, viewer), order: null })
  const labels = new Map<string, Promise<string>>()
  const fieldOf = (name: string) => columns.find((column) => column.name === name)?.field

  async function meant(name: string, cell: string): Promise<string> {
    const field = fieldOf(name)
    switch (field?.input) {
      case 'date':
        return spelledAlike(cell)
      case 'choice': {
        const read = await reader.read(field, cell)
        return 'typed' in read ? String(read.typed) : joined(cell)
      }
      case 'search':
        return lookedUp(field, cell.trim())
      default:
        return sameText(cell)
    }
  }

  /** By name: a number is looked up, once. */
  function lookedUp(field: Field, text: string): Promise<string> | string {
    const number = parseId(/^#(\d+)$/.exec(text)?.[1])
    if (number === null) return nameIn(text)
    const place = `${field.choices} ${number}`
    const known = labels.get(place) ?? labelOf(String(field.choices), number)
    labels.set(place, known)
    return known
  }

  async function labelOf(name: string, number: number): Promise<string> {
    const [found] = (await kind.lookups?.[name]?.named(db(), [number])) ?? []
    return nameIn(found?.label ?? '')
  }

  async function ofRecord(cells: Cells): Promise<string[]> {
    const identity: string[] = []
    for (const name of identityOf(kind)) identity.push(await meant(name, unguard(cells(name))))
    return [
      `#${cells(ID.name).trim()}`,
      ...(key ? [`key ${cells(key).trim()}`] : []),
      identity.join('\n').trim(),
    ]
  }

  const together = ownFiles(kind)?.together
  return async ({ cells }) => {
    const cellOf: Cells = (name) => cells[mapping.indexOf(name)] ?? ''
    const texts = together ? together(cellOf) : await ofRecord(cellOf)
    return texts.filter((text) => !NOTHING.includes(text))
  }
}

/** Without what tells those of one name apart. */
const nameIn = (text: string) => fold(text.replace(/ \([^)]*\)$/, ''))
