import { db } from '#app/db/database.server.ts'
import { normalizeEmail } from '#app/values/email-address.ts'
import { ID, VERSION } from '../exchange/columns.ts'
import type { Reading } from '../exchange/plan.server.ts'
import type { Column } from './columns.ts'

const TOLD_ELSEWHERE = ['program', 'programYear', 'title'] satisfies Column[]

/**
 * Lines of another database, with the numbers and versions of those who are here already, found by their addresses. Which
 * programs they are in and what they work as is told by files of their own.
 */
export async function withOwnNumbers({
  table,
  mapping,
  ofAnother: _,
  ...reading
}: Reading): Promise<Reading> {
  const [id, version, email] = [ID.name, VERSION.name, 'email'].map((name) => mapping.indexOf(name))
  const addressIn = (cells: string[]) => normalizeEmail(cells[email ?? -1] ?? '')
  const here = await db().user.findMany({
    where: { email: { in: table.records.map(({ cells }) => addressIn(cells)) } },
    select: { id: true, email: true, version: true },
  })
  const known = new Map(here.map((member) => [member.email, member]))
  const unread = TOLD_ELSEWHERE.map((name) => mapping.indexOf(name))
  const records = table.records.map(({ line, cells }) => {
    const own = known.get(addressIn(cells))
    const told = (index: number, cell: string) => {
      if (index === id) return String(own?.id ?? '')
      if (index === version) return String(own?.version ?? '')
      return unread.includes(index) ? '' : cell
    }
    return { line, cells: cells.map((cell, index) => told(index, cell)) }
  })
  return { ...reading, mapping, table: { ...table, records } }
}
