import type { Content } from '../administration/content.ts'
import { CHOSEN, rowsOf } from '../administration/content.ts'
import { type Field, type Fields, isRowsField } from '../administration/fields.ts'

/** A column of a kind's files: a field, or one of those that tell about the record. */
export type FileColumn = {
  name: string
  label: string
  field?: Field
  several?: boolean
  /** What it holds, of columns that aren't a field. */
  about?: string
  /** What other systems call it. */
  also?: string[]
  /** Of those, what is meant where others of its names stand beside it: Outlook’s *Title* is Dr. */
  rather?: string[]
  /** It’s chosen on the page of a file alone, whatever the file’s columns are called. */
  isChosen?: boolean
  /** It holds days, though it isn’t a field. */
  isDay?: boolean
}

export const ID: FileColumn = { name: 'id', label: 'id' }
export const VERSION: FileColumn = { name: 'version', label: 'version' }
/** Of kinds whose records have their names elsewhere. */
export const NAME: FileColumn = { name: 'name', label: 'Name' }
export const PUBLISHED: FileColumn = { name: 'published', label: 'Published' }

/** The columns of fields. Rows inside a record are in no cell of its file, unless each is one that was chosen. */
export const fieldColumns = (fields: Fields): FileColumn[] =>
  Object.entries(fields).flatMap(([name, field]): FileColumn[] => {
    if (!isRowsField(field)) return [{ name, label: field.label, field, also: field.also }]
    const chosen = field.join && field.fields[CHOSEN]
    return chosen && !isRowsField(chosen) ? [{ name, label: field.label, field: chosen, several: true }] : []
  })

/** What a record has in a column's field: one value, or those of its rows. */
export const valueIn = (content: Content, { name, several }: FileColumn): Content[string] =>
  several ? rowsOf(content[name]).map((row) => Number(row[CHOSEN])) : (content[name] ?? null)
