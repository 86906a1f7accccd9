import { expect, test } from 'vitest'
import { z } from 'zod'
import { query } from '#app/db/query.server.ts'
import './support/app.ts'

const Column = z.strictObject({ name: z.string(), type: z.string(), precision: z.int().nullable() })

test('every moment is kept with its zone, to the millisecond', async () => {
  const columns = await query(Column)`
    SELECT c.table_name || '.' || c.column_name AS name, c.data_type::text AS type, c.datetime_precision::int AS precision
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'
      AND (c.data_type LIKE 'timestamp%' OR c.column_name ~ '[a-z](At|Until|Since)$') AND c.data_type <> 'boolean'
    ORDER BY name`
  const others = columns.filter(
    ({ type, precision }) => type !== 'timestamp with time zone' || precision !== 3,
  )
  expect(columns.length).toBeGreaterThan(100)
  expect(others).toEqual([])
})
