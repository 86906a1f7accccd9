import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPGlite } from '#app/db/pglite.server.ts'
import { keepRows, sessionIn } from '../support/put-back.ts'

let engine: PGlite
let putBack: () => Promise<boolean>

beforeAll(async () => {
  engine = await openPGlite()
  await engine.exec(`
    CREATE TABLE "Pier" (id serial PRIMARY KEY, name text NOT NULL, folded text GENERATED ALWAYS AS (lower(name)) STORED);
    CREATE TABLE "Berth" ("pierId" int REFERENCES "Pier" ON DELETE CASCADE, number int GENERATED ALWAYS AS IDENTITY);
    CREATE INDEX named ON "Pier" (name);
    INSERT INTO "Pier" (name) VALUES ('North'), ('South');
    INSERT INTO "Berth" ("pierId") VALUES (1), (1), (2)`)
  putBack = await keepRows(sessionIn(engine))
}, 60_000)
afterAll(() => engine.close())

const all = async () => ({
  piers: (await engine.query('SELECT * FROM "Pier"')).rows,
  berths: (await engine.query('SELECT * FROM "Berth"')).rows,
})

test.each([
  ['added', `INSERT INTO "Pier" (name) VALUES ('West'); INSERT INTO "Berth" ("pierId") VALUES (3)`],
  ['changed', `UPDATE "Pier" SET name = 'East' WHERE id = 2; UPDATE "Berth" SET "pierId" = 2`],
  ['removed', 'DELETE FROM "Pier" WHERE id = 1'],
  ['moved', `DELETE FROM "Pier" WHERE id = 1; INSERT INTO "Pier" VALUES (1, 'North')`],
  ['taken back', `BEGIN; INSERT INTO "Pier" (name) VALUES ('West'); ROLLBACK`],
  ['not touched', 'SELECT 1'],
])('what was %s is as it was, and numbers go on from where they were', async (_, work) => {
  const before = await all()
  await engine.exec(work)
  expect(await putBack()).toBe(true)
  expect(await all()).toEqual(before)
  const { rows } = await engine.query(`INSERT INTO "Pier" (name) VALUES ('Next') RETURNING id`)
  expect(rows).toEqual([{ id: 3 }])
  expect(await putBack()).toBe(true)
})

test.each([
  'ALTER TABLE "Pier" ADD COLUMN depth int',
  'ALTER TABLE "Berth" ADD CONSTRAINT few CHECK (number < 9) NOT VALID',
  'DROP TABLE "Berth"',
  'CREATE INDEX deep ON "Pier" (id)',
  'DROP INDEX named',
])('%s isn’t put back, which is said', async (change) => {
  await engine.exec('BEGIN')
  await engine.exec(change)
  expect(await putBack()).toBe(false)
  await engine.exec('ROLLBACK')
  expect(await putBack()).toBe(true)
})
