import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { CHOSEN, type Row } from './content.ts'
import type { Join } from './fields.ts'

const Joined = z.strictObject({ own: z.int(), others: z.array(z.int()) })

/** What is chosen for each record. */
export async function readJoin(tx: Tx, { table, own, other }: Join, ids: number[]) {
  const [ownColumn, otherColumn] = [Prisma.raw(`"${own}"`), Prisma.raw(`"${other}"`)]
  const rows = await query(Joined, tx)`
    SELECT j.${ownColumn} AS own, array_agg(j.${otherColumn} ORDER BY j.${otherColumn}) AS others
    FROM ${Prisma.raw(`"${table}"`)} j WHERE j.${ownColumn} = ANY(${ids}::int[]) GROUP BY 1`
  return new Map(rows.map((row) => [row.own, row.others]))
}

/** Writes what each of several records has chosen, in place of what it had. */
export async function writeJoins(
  tx: Tx,
  { table, own, other }: Join,
  records: { id: number; chosen: number[] }[],
): Promise<void> {
  if (records.length === 0) return
  const [name, ownColumn, otherColumn] = [table, own, other].map((it) => Prisma.raw(`"${it}"`)) as [
    Prisma.Sql,
    Prisma.Sql,
    Prisma.Sql,
  ]
  const ids = records.map(({ id }) => id)
  const pairs = records.flatMap(({ id, chosen }) => chosen.map((one) => [id, one] as const))
  const [owners, chosen] = [pairs.map(([id]) => id), pairs.map(([, one]) => one)]
  await tx.$executeRaw`DELETE FROM ${name} WHERE ${ownColumn} = ANY(${ids}::int[])`
  if (pairs.length === 0) return
  await tx.$executeRaw`INSERT INTO ${name} (${ownColumn}, ${otherColumn})
    SELECT * FROM unnest(${owners}::int[], ${chosen}::int[])`
}

/** A row that joins has the id of what is chosen. */
export const joiningRow = (id: number): Row => ({ id, [CHOSEN]: id })

export const joining = (rows: Row[]): Row[] =>
  [...new Set(rows.map((row) => Number(row[CHOSEN])))].sort((a, b) => a - b).map(joiningRow)
