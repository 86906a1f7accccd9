import type { Column } from './columns.ts'
import { gatherPeople, type ImportedPerson } from './people.ts'
import { type Fault, type ImportRow, readRow } from './rows.ts'

type PeopleRead = {
  people: ImportedPerson[]
  faults: Fault[]
  /** Values that couldn't be understood; their lines were read without them. */
  leftOut: Fault[]
}

/** The people of lines whose columns are known. */
export function readPeople(lines: { line: number; cells: (column: Column) => string }[]): PeopleRead {
  const rows: ImportRow[] = []
  const faults: Fault[] = []
  const leftOut: Fault[] = []
  for (const { line, cells } of lines) {
    const read = readRow(line, cells)
    if ('faults' in read) faults.push(...read.faults)
    else {
      rows.push(read.row)
      leftOut.push(...read.leftOut)
    }
  }
  const { people, faults: contradictions } = gatherPeople(rows)
  return { people, faults: [...faults, ...contradictions], leftOut }
}
