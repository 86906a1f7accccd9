/** The columns that are read; all but one of `sfId` and `email` may be missing from a file. */
export const COLUMNS = [
  'sfId',
  'email',
  'firstName',
  'lastName',
  'roles',
  'program',
  'programYear',
  'organization',
  'title',
  'city',
  'state',
  'country',
] as const

export type Column = (typeof COLUMNS)[number]
export type Delimiter = ',' | ';' | '\t'

/** What the file as a whole is refused for. */
export class ImportFileError extends Error {}

export type Header = {
  /** For each cell of a line, the column that it belongs to. */
  columns: (Column | null)[]
  ignored: string[]
}

/** Names match whatever their case, spaces, underscores and hyphens. Throws ImportFileError where they can't be used. */
export function matchHeader(names: string[]): Header {
  const columns = names.map((name) => COLUMNS.find((column) => keyOf(column) === keyOf(name)) ?? null)
  const twice = COLUMNS.find((column) => columns.indexOf(column) !== columns.lastIndexOf(column))
  if (twice) throw new ImportFileError(`Two columns of the file are called ${twice}.`)
  if (!columns.includes('sfId') && !columns.includes('email')) {
    throw new ImportFileError('The first line names no column sfId and no column email.')
  }
  const ignored = names.filter((name, index) => columns[index] === null && name.trim() !== '')
  return { columns, ignored }
}

/** The separator that stands most often in the first line outside quotes; a comma where none does. */
export function sniffDelimiter(firstLine: string): Delimiter {
  const bare = firstLine.replace(/"[^"]*"/g, '')
  const delimiters: Delimiter[] = [',', ';', '\t']
  const count = (delimiter: Delimiter) => bare.split(delimiter).length
  return delimiters.reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

/** The first line of the text, quoted line ends not being its end; null while the text may be cut within it. */
export function firstLineOf(text: string): string | null {
  return /^(?:[^"\n]|"[^"]*")*(?=\n)/.exec(text)?.[0] ?? null
}

const keyOf = (name: string) => name.toLowerCase().replace(/[\s_-]/g, '')
