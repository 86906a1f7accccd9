import { unguard } from '#app/spreadsheets/guard.ts'
import { parseId } from '#app/values/ids.ts'
import { ID, NAME } from '../exchange/columns.ts'
import type { Fault, Reading } from '../exchange/plan.server.ts'
import { saysSame } from '../exchange/rewriting.ts'
import { isOfPeople } from './member-columns.server.ts'
import { readOfPeople } from './of-people.server.ts'

/** Where a line has a member's number, it is about the account alone, and says at most what stands. */
export async function notOfAccounts(
  { table, mapping }: Reading,
  records: Reading['table']['records'],
): Promise<Fault[]> {
  if (records.length === 0) return []
  const reason = 'Lines with an id are about the account. Leave the id out to say this.'
  const idIn = (cells: string[]) => parseId(cells[mapping.indexOf(ID.name)]?.trim()) ?? 0
  const standing = await readOfPeople(records.map(({ cells }) => idIn(cells)))
  const isSaid = (cells: string[], index: number) => {
    const stands = standing.get(idIn(cells))?.[mapping[index] ?? ''] ?? ''
    return [cells[index] ?? '', unguard(cells[index] ?? '')].some((cell) => saysSame(cell, stands))
  }
  const isOfPerson = (name: string) => isOfPeople(name) || name === NAME.name
  return records.flatMap(({ line, cells }) =>
    table.header.flatMap((column, index) =>
      isOfPerson(mapping[index] ?? '') && (cells[index] ?? '').trim() && !isSaid(cells, index)
        ? [{ line, column, value: cells[index] ?? '', reason }]
        : [],
    ),
  )
}
