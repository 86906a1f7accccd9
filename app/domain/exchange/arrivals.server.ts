import { randomUUID } from 'node:crypto'
import { db, type Tx } from '#app/db/database.server.ts'
import { query } from '#app/db/query.server.ts'
import { parseId } from '#app/values/ids.ts'
import { z } from '#app/values/zod.ts'
import type { Kind } from '../administration/kind.server.ts'
import { ID } from './columns.ts'
import type { Mapping } from './mapping.ts'
import type { OfAnother } from './of-another.ts'
import { ownFiles } from './own-files.ts'
import type { PlannedLine } from './plan.server.ts'
import type { Table } from './table.ts'

/** The file that says which database the others are from. */
export const ORIGIN_FILE = 'origin.json'

/** What exports of everything call this database. It’s made up for the first one. */
export async function ownOrigin(): Promise<string> {
  const own = await db().origin.findFirst({ where: { isOwn: true }, orderBy: { name: 'asc' } })
  return own?.name ?? (await db().origin.create({ data: { name: randomUUID(), isOwn: true } })).name
}

type Arrival = Pick<OfAnother, 'origin'>

/**
 * Whether files fill this database from another one: in one in which nobody has done anything yet they do, and, once they
 * have begun to, those of the same origin go on until somebody does. Null where their numbers are this database’s. Throws
 * where they would take back what people have done, or make other records than they are.
 */
export async function arrivalFrom(origin: string): Promise<Arrival | null> {
  const known = await db().origin.findUnique({ where: { name: origin } })
  if (known?.isOwn) return null
  const { isUnused, isNew } = await readUse()
  if (isNew || (known && isUnused)) return { origin }
  if (origin === '') return null
  throw new Error(
    known
      ? 'These files filled this database, and people have worked in it since: importing them again would take back what they’ve changed. Export everything again, and change those files.'
      : `These files are from another database, in which numbers mean other records. They can fill one in which nobody has done anything yet. If they’re from this one, take ${ORIGIN_FILE} out of the folder.`,
  )
}

/** From now on it is known, whatever becomes of its files. */
export async function beginArrival({ origin }: Arrival): Promise<void> {
  const arrived = { name: origin, isOwn: false }
  await db().origin.upsert({ where: { name: origin }, create: arrived, update: {} })
}

/** As the files of a kind need to know it. */
export async function ofAnotherFor(arrival: Arrival, kind: Kind): Promise<OfAnother> {
  const { name } = ownFiles(kind)?.of ?? kind
  const arrived = await db().arrivedRecord.findMany({ where: { origin: arrival.origin, kind: name } })
  return { ...arrival, numbers: new Map(arrived.map(({ theirs, ours }) => [theirs, ours])) }
}

const Use = z.strictObject({ isUnused: z.boolean(), isNew: z.boolean() })

/**
 * Whether nobody but administrators has ever signed in, and nothing has been done but by commands; and besides nobody but
 * the first administrator is a member.
 */
async function readUse(): Promise<z.infer<typeof Use>> {
  const [use] = await query(Use)`
    SELECT used.never AS "isUnused", used.never AND (SELECT count(*) FROM "User") <= 1 AS "isNew"
    FROM (
      SELECT NOT EXISTS (SELECT 1 FROM "ChangeEntry" WHERE door <> 'COMMAND')
        AND NOT EXISTS (SELECT 1 FROM "User" WHERE "lastSignInAt" IS NOT NULL AND NOT 'ADMIN' = ANY(roles)) AS never
    ) used`
  return use ?? { isUnused: false, isNew: false }
}

/** The numbers that a file’s records have here, by those in its lines, as far as a plan knows them. */
export function numbersIn({ records }: Table, mapping: Mapping, lines: PlannedLine[]): Map<number, number> {
  const at = mapping.indexOf(ID.name)
  const said = new Map(records.map(({ line, cells }) => [line, parseId(cells[at]?.trim())]))
  return new Map(
    lines.flatMap(({ line, record, number }): [number, number][] => {
      const [theirs, ours] = [said.get(line), record?.id ?? number]
      return theirs && ours ? [[theirs, ours]] : []
    }),
  )
}

export async function keepNumbers(
  tx: Tx,
  { origin }: OfAnother,
  kind: Kind,
  numbers: Map<number, number>,
): Promise<void> {
  if (numbers.size === 0) return
  await tx.$executeRaw`
    INSERT INTO "ArrivedRecord" (origin, kind, theirs, ours)
    SELECT ${origin}::text, ${kind.name}::text, * FROM unnest(${[...numbers.keys()]}::int[], ${[...numbers.values()]}::int[])
    ON CONFLICT (origin, kind, theirs) DO UPDATE SET ours = EXCLUDED.ours`
}
