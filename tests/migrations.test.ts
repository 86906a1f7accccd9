// @one-database: it reads files.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { longLocks } from './support/long-locks.ts'

const FOLDER = path.resolve(import.meta.dirname, '../prisma/migrations')
const names = readdirSync(FOLDER).filter((name) => /^\d{14}_/.test(name))
const scriptOf = (name: string) => readFileSync(path.join(FOLDER, name, 'migration.sql'), 'utf8')

/** The last one from before anyone but us ran the product: up to here nobody had rows, or a former version. */
const LAST_BEFORE_RULES = '20261130182500_lines_told'

test('no migration keeps members waiting or breaks the version before', () => {
  const found = names
    .filter((name) => name > LAST_BEFORE_RULES)
    .flatMap((name) => longLocks(scriptOf(name)).map((says) => `${name}: ${says}`))
  expect(found).toEqual([])
})

test('those from before the rules would show', () => {
  expect(names).toContain(LAST_BEFORE_RULES)
  const showing = names.filter((name) => longLocks(scriptOf(name)).length > 0)
  expect(showing.length).toBeGreaterThan(20)
})

describe('of what a migration does', () => {
  test.each([
    ['CREATE INDEX "a" ON "User"("name")', 'CONCURRENTLY'],
    ['CREATE UNIQUE INDEX a ON "User" (lower("name"))', 'CONCURRENTLY'],
    ['ALTER TABLE "User" ADD COLUMN "size" INTEGER NOT NULL', 'default'],
    ['ALTER TABLE "User" ADD COLUMN "key" UUID NOT NULL DEFAULT gen_random_uuid()', 'anew'],
    ['ALTER TABLE "User" ADD COLUMN "number" SERIAL', 'anew'],
    [
      'ALTER TABLE "User" ADD COLUMN "a" TEXT, ADD CONSTRAINT "b" FOREIGN KEY ("a") REFERENCES "Pier"("id")',
      'NOT VALID',
    ],
    ['ALTER TABLE "User" ADD CONSTRAINT "positive" CHECK ("size" > 0)', 'NOT VALID'],
    ['ALTER TABLE "User" ALTER COLUMN "name" SET DATA TYPE VARCHAR(20)', 'another column'],
    ['ALTER TABLE "User" ALTER COLUMN "name" TYPE TEXT', 'another column'],
    ['ALTER TABLE "User" ALTER COLUMN "name" SET NOT NULL', 'CHECK'],
    ['ALTER TABLE "User" RENAME COLUMN "name" TO "called"', 'later release'],
    ['ALTER TABLE "User" DROP COLUMN "name"', 'version before'],
    ['DROP TABLE "Pier"', 'version before'],
    ['UPDATE "User" SET "name" = trim("name")', 'lots'],
    ['-- All go.\nDELETE FROM "Pier"', 'lots'],
    ['LOCK TABLE "User"', 'locks'],
    ['DO $$ BEGIN UPDATE "User" SET name = \'\'; END $$', 'can’t be read'],
    ['CREATE INDEX CONCURRENTLY a ON "User" ("name"); SELECT 1', 'of its own'],
    [
      'ALTER TABLE "User" ADD CONSTRAINT "a" CHECK ("size" > 0) NOT VALID; ALTER TABLE "User" VALIDATE CONSTRAINT "a"',
      'another migration',
    ],
  ])('%s is found', (script, says) => expect(longLocks(script).join()).toContain(says))

  test.each([
    'CREATE INDEX CONCURRENTLY "a" ON "User"("name")',
    'CREATE TABLE "Pier" ("id" SERIAL NOT NULL); CREATE INDEX "a" ON "Pier"("id"); ALTER TABLE "Pier" ADD CONSTRAINT "b" FOREIGN KEY ("id") REFERENCES "User"("id")',
    'ALTER TABLE "User" ADD COLUMN "size" INTEGER',
    'ALTER TABLE "User" ADD COLUMN "size" INTEGER NOT NULL DEFAULT 0, ALTER COLUMN "name" DROP NOT NULL',
    'ALTER TABLE "User" ADD CONSTRAINT "a" CHECK ("size" > 0) NOT VALID',
    'ALTER TABLE "User" VALIDATE CONSTRAINT "a"',
    'ALTER TYPE "Kind" ADD VALUE \'BUOY\'',
    'CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $$ UPDATE "User" SET name = \'\'; $$',
    '-- Few rows: the questions of onboarding, of which there are ten.\nUPDATE "OnboardingQuestion" SET "place" = 1',
    '-- Contract: nothing has read it since the release before.\nALTER TABLE "User" DROP COLUMN "name"',
  ])('%s is fine', (script) => expect(longLocks(script)).toEqual([]))
})
