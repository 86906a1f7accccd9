import { db } from '#app/db/database.server.ts'
import { normalizeEmail } from '#app/values/email-address.ts'
import { ID, VERSION } from '../exchange/columns.ts'
import type { Reading } from '../exchange/plan.server.ts'
import type { Column } from './columns.ts'

const TOLD_ELSEWHERE = ['program', 'programYear', 'title'] satisfies Column[]

/**
 * Lines of another database, with the numbers that those have who are here already, found by their addresses. Which
 * programs they are in and what they work as is told by files of their own.
 */
export async function withOwnNumbers({
  table,
  mapping,
  ofAnother: _,
  ...reading
}: Reading): Promise<Reading> {
  const [id, email] = [mapping.indexOf(ID.name), mapping.indexOf('email')]
  const addressIn = (cells: string[]) => normalizeEmail(cells[email] ?? '')
  const here = await db().user.findMany({
    where: { email: { in: table.records.map(({ cells }) => addressIn(cells)) } },
    select: { id: true, email: true },
  })
  const numbers = new Map(here.map((member) => [member.email, String(member.id)]))
  const unread = [mapping.indexOf(VERSION.name), ...TOLD_ELSEWHERE.map((name) => mapping.indexOf(name))]
  const records = table.records.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, index) =>
      index === id ? (numbers.get(addressIn(cells)) ?? '') : unread.includes(index) ? '' : cell,
    ),
  }))
  return { ...reading, mapping, table: { ...table, records } }
}
