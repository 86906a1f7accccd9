import { describe, expect, test } from 'vitest'
import { db } from '#app/db/database.server.ts'
import { Role } from '#app/db/generated/enums.ts'
import { calendarDate, query, type RowSchema } from '#app/db/query.server.ts'
import { z } from '#app/values/zod.ts'
import { declaredStatements } from './support/declared-statements.ts'
import { throwFaults } from './support/row-witness.ts'

const Member = z.strictObject({ id: z.int(), born: calendarDate.nullable(), roles: z.array(z.enum(Role)) })

/** What is said of rows that aren't as declared, to whoever asked for them and again where the test ends. */
async function saidOf(answer: Promise<unknown>): Promise<string> {
  const thrown = await answer.then(
    () => new Error('The rows are as declared'),
    (error: Error) => error,
  )
  expect(throwFaults).toThrow(thrown.message)
  expect(throwFaults).not.toThrow()
  return thrown.message
}

describe('rows', () => {
  test('that are as declared are answered as they are', async () => {
    const rows = await query(Member)`
      SELECT 1 AS id, '2026-02-03'::date::text AS born, ARRAY['STAFF'] AS roles
      UNION ALL SELECT 2, NULL, '{}'`
    expect(rows).toEqual([
      { id: 1, born: '2026-02-03', roles: ['STAFF'] },
      { id: 2, born: null, roles: [] },
    ])
  })

  test('are looked at in a transaction as well', async () => {
    const answer = db().$transaction((tx) => query(Member, tx)`SELECT 1 AS id`)
    expect(await saidOf(answer)).toMatch(/\nborn: .*\nroles: /)
  })

  test.each<[string, RowSchema, string, string]>([
    [
      'a column too many',
      z.strictObject({ id: z.int() }),
      '1 AS id, 2 AS other',
      'the row: Unrecognized key: "other"',
    ],
    ['a column too few', z.strictObject({ id: z.int(), name: z.string() }), '1 AS id', 'name: '],
    ['null', z.strictObject({ id: z.int() }), 'NULL::int AS id', 'id: '],
    ['a moment for a text', z.strictObject({ at: z.string() }), 'now() AS at', 'at: '],
    ['a text for a moment', z.strictObject({ at: z.date() }), "'2026-02-03' AS at", 'at: '],
    ['a day that wasn’t made text', z.strictObject({ on: calendarDate }), 'now()::date AS on', 'on: '],
    ['a bigint', z.strictObject({ total: z.int() }), 'count(*) AS total', 'total: '],
    ['a decimal', z.strictObject({ gpa: z.string() }), '3.5::numeric AS gpa', 'gpa: '],
    ['a value that an enum lacks', z.strictObject({ role: z.enum(Role) }), "'GUEST' AS role", 'role: '],
    [
      'something else in JSON',
      z.strictObject({ all: z.array(z.strictObject({ id: z.int() })) }),
      `'[{"id": 1}, {"id": 2, "name": "b"}]'::json AS all`,
      'all.1: Unrecognized key: "name"',
    ],
  ])('with %s are refused', async (_, Row, columns, said) => {
    const text = Object.assign([`SELECT ${columns}`], { raw: [`SELECT ${columns}`] })
    expect(await saidOf(query(Row)(text))).toContain(`row 1:\n${said}`)
  })

  test('are refused with the place of the statement', async () => {
    const [[text = '', [place = '']] = ['', []]] = [...declaredStatements()]
    const parts = text.split('?')
    const asked = Object.assign([...parts], { raw: parts })
    const answer = query(Member, only({ of: 'another statement' }))(asked)
    expect(await saidOf(answer)).toContain(`${place}, row 1:\n`)
  })
})

/** A database that answers one row, whatever it is asked. */
const only = (row: object) =>
  Object.assign(Object.create(db()), { $queryRaw: () => Promise.resolve([row]) }) as ReturnType<typeof db>
