import { expect, test } from 'vitest'
import { z } from 'zod'
import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { isPassingFailure } from '#app/db/passing-failure.ts'
import { query } from '#app/db/query.server.ts'
import './support/app.ts'

const Values = z.strictObject({
  whole: z.int(),
  part: z.number(),
  large: z.bigint(),
  exact: z.instanceof(Prisma.Decimal),
  text: z.string(),
  nothing: z.string().nullable(),
  yes: z.boolean(),
  moment: z.date(),
  second: z.date(),
  sent: z.date(),
  unzoned: z.date(),
  day: z.date(),
  numbers: z.array(z.int()),
  words: z.array(z.string()),
  none: z.array(z.int()),
  given: z.array(z.string()),
  json: z.unknown(),
  missing: z.unknown(),
})

const MOMENT = new Date('2026-03-08T06:59:59.123Z')
const WORDS = ['"', '\\', ',', '{}', 'NULL', '', '王芳']

// On a server, what is asked outside of transactions doesn't pass Prisma's client.
test('outside of a transaction, values go and come as inside of one', async () => {
  const ask = (on?: Tx) => query(Values, on)`
    SELECT ${-3}::int AS whole, ${0.1}::float8 AS part, 9007199254740993 AS large, 3.50::numeric AS exact, ${'a $1 “b” \\'}::text AS text,
      ${null}::text AS nothing, ${true}::boolean AS yes, '2026-03-08 02:30:00.456789-05'::timestamptz AS moment,
      '2026-11-01 00:00:00+00'::timestamptz AS second, ${MOMENT}::timestamptz AS sent,
      '2026-03-08 02:30:00'::timestamp AS unzoned, '2026-03-08'::date AS day, ${[3, 1]}::int[] AS numbers,
      ARRAY['a,b', 'c"d', ''] AS words, '{}'::int[] AS none, ${WORDS}::text[] AS given,
      json_build_object('a', 1, 'b', ARRAY[NULL, true]) AS json, NULL::jsonb AS missing`
  const outside = await ask()
  expect(outside).toStrictEqual(await db().$transaction(ask))
  expect(outside[0]).toMatchObject({ sent: MOMENT, given: WORDS, json: { a: 1, b: [null, true] } })
})

test('a statement that is wrong by itself isn’t sent again', async () => {
  const ask = (on?: Tx) => query(z.strictObject({ wrong: z.int() }), on)`SELECT 1 / ${0}::int AS wrong`
  for (const asked of [() => ask(), () => db().$transaction(ask)]) {
    const error: unknown = await asked().catch((error) => error)
    expect(error).toBeInstanceOf(Error)
    expect(isPassingFailure(error)).toBe(false)
  }
})

const Process = z.strictObject({ pid: z.int() })
const pid = () => query(Process)`SELECT pg_backend_pid() AS pid`.then(([row]) => row?.pid)

test('what is asked at once is sent together, and each has its own answer', async () => {
  const wrong = query(Process)`SELECT 1 / ${0}::int AS pid`
  const [first, failed, second] = await Promise.allSettled([pid(), wrong, pid()])
  expect([first.status, failed.status, second.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(second).toEqual(first)
})

test.runIf(process.env.TEST_DATABASE === 'postgresql')(
  'a connection that breaks fails what was sent over it, and is replaced',
  async () => {
    const Ended = z.strictObject({ ended: z.boolean() })
    const ending = query(Ended)`SELECT pg_terminate_backend(pg_backend_pid()) AS ended`
    for (const asked of await Promise.allSettled([ending, pid()])) {
      expect(asked.status).toBe('rejected')
      expect(isPassingFailure((asked as PromiseRejectedResult).reason)).toBe(true)
    }
    expect(await pid()).toBeGreaterThan(0)
  },
)
