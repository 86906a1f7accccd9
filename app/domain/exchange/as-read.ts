import { ENCODINGS, isEncoding } from '#app/spreadsheets/encodings.ts'
import { DELIMITERS } from '#app/spreadsheets/sniff-delimiter.ts'
import { parseId } from '#app/values/ids.ts'
import type { Mapping } from './mapping.ts'
import type { AsRead, Table, Told } from './table.ts'

/** The word for a separator; another one, which a file has named, is its own. */
const wordFor = (separator: string): string =>
  Object.entries(DELIMITERS).find(([, sign]) => sign === separator)?.[0] ?? separator

export const encodingChoices = Object.entries(ENCODINGS).map(([value, label]) => ({ value, label }))

export const nameOfEncoding = (encoding: string): string =>
  encodingChoices.find(({ value }) => value === encoding)?.label ?? encoding

/** In words; another separator, which a file has named, stands in quotes. */
export const sayWord = (word: string): string => (word in DELIMITERS ? word : `“${word}”`)

export const separatorChoices = (word: string) =>
  [...new Set([...Object.keys(DELIMITERS), word])].map((value) => ({ value, label: sayWord(value) }))

export type SaidOfReading = { encoding: string; separator: string; headerLine: string }

/** What a form shows of how a file is read. */
export const saidOf = ({ encoding, separator, headerLine }: AsRead): SaidOfReading => ({
  encoding,
  separator: wordFor(separator),
  headerLine: String(headerLine),
})

/** Which of the fields says what the form doesn't offer; a sheet has the line alone. */
export function notOffered(
  { isSheet, separator }: Table,
  said: SaidOfReading,
): { at: string; problem: string } | null {
  const separators = isSheet ? [''] : [...Object.keys(DELIMITERS), wordFor(separator)]
  if (isSheet ? said.encoding !== '' : !isEncoding(said.encoding))
    return { at: 'encoding', problem: 'Please choose the encoding from the list.' }
  if (!separators.includes(said.separator))
    return { at: 'separator', problem: 'Please choose from the list what separates the cells.' }
  return parseId(said.headerLine) === null
    ? { at: 'header-line', problem: 'Please choose the line with the names of the columns.' }
    : null
}

/**
 * What a form says of it. Where the text is read otherwise and none of the columns was known, the header is looked for
 * again, unless it was chosen, too.
 */
export function toldIn({ table, mapping }: { table: Table; mapping: Mapping }, said: SaidOfReading): Told {
  const { isSheet, encoding: former, separator, headerLine } = table
  const known = Object.entries(DELIMITERS).find(([word]) => word === said.separator)
  const told = {
    encoding: !isSheet && isEncoding(said.encoding) ? said.encoding : former,
    separator: !isSheet && known ? known[1] : separator,
  }
  const line = parseId(said.headerLine) ?? headerLine
  const isOther = told.encoding !== former || told.separator !== separator
  return { ...told, headerLine: isOther && line === headerLine && !mapping.some(Boolean) ? null : line }
}
