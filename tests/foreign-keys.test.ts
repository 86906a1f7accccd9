// @one-database: the schema of both is the same.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { query } from '#app/db/query.server.ts'
import './support/app.ts'

const ForeignKey = z.strictObject({ columns: z.string(), isLedTo: z.boolean() })

/** An index leads to the rows that refer if it begins with the first column of the key and holds all in which that isn't null. */
const readForeignKeys = () => query(ForeignKey)`
  SELECT c.conrelid::regclass || '(' || (
      SELECT string_agg(a.attname, ', ' ORDER BY part.position)
      FROM unnest(c.conkey) WITH ORDINALITY AS part(number, position)
        JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = part.number) || ')' AS columns,
    EXISTS (
      SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1] AND i.indisvalid
        AND coalesce(pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname), TRUE)) AS "isLedTo"
  FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 1`

test('whatever refers to a row is found by an index, so that deleting and merging read no whole table', async () => {
  const keys = await readForeignKeys()
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter(({ isLedTo }) => !isLedTo).map(({ columns }) => columns)).toEqual([])
})
