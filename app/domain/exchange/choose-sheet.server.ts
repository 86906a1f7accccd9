import type { Mapping } from './mapping.ts'
import { type Opened, openFile } from './opened-file.server.ts'

/** As many sheets are looked into behind the first. */
const MOST_SHEETS = 4

/** How a sheet is read, or why it can’t be. */
type Mapped = { mapping: Mapping } | { problem: string }

/** The first sheet with text, or one of the next where that has none of the kind's columns: it may be a cover. */
export async function sheetWithColumns<Read extends Mapped>(
  file: Blob,
  first: Opened,
  mapOf: (opened: Opened) => Promise<Read>,
): Promise<{ opened: Opened; mapped: Read }> {
  const mapped = await mapOf(first)
  const others = hasColumns(mapped) ? [] : first.sheets.filter((name) => name !== first.sheet)
  for (const name of others.slice(0, MOST_SHEETS)) {
    const opened = await openFile(file, name)
    if ('problem' in opened) continue
    const own = await mapOf(opened)
    if (hasColumns(own)) return { opened, mapped: own }
  }
  return { opened: first, mapped }
}

const hasColumns = (mapped: Mapped): boolean => 'mapping' in mapped && mapped.mapping.some(Boolean)
