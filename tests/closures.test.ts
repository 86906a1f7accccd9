// @one-database: the schema of both is the same.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { query } from '#app/db/query.server.ts'
import {
  DELETED,
  DELETED_IF_TO_COME,
  EMPTIED,
  FREED,
  KEPT,
  NOT_EMPTIED,
} from '#app/domain/closures/belongings.ts'
import './support/app.ts'

const Name = z.strictObject({ name: z.string() })

test('of everything that refers to a member it is decided what becomes of it with a deleted account', async () => {
  const references = await query(Name)`
    SELECT c.conrelid::regclass::text || '.' || a.attname AS name FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = '"User"'::regclass`
  const decided = [
    ...DELETED.map((reference) => reference.join('.')),
    ...[DELETED_IF_TO_COME, FREED, KEPT].flatMap(Object.keys),
  ]
  expect(new Set(decided).size).toBe(decided.length)
  expect(references.map(({ name }) => name.replaceAll('"', '')).sort()).toEqual(
    decided.filter((name) => !WITHOUT_KEY.includes(name)).sort(),
  )
})

/** What says whose it is without a foreign key. */
const WITHOUT_KEY = ['StashedForm.userId']

test('of every column of an account it is decided whether it is emptied', async () => {
  const columns = await query(Name)`
    SELECT column_name::text AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = 'User'`
  const decided = [...Object.keys(EMPTIED), ...Object.keys(NOT_EMPTIED)]
  expect(columns.map(({ name }) => name).sort()).toEqual(decided.sort())
})
