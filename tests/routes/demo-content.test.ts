// @one-database: it is about what the demo says, and every statement that it needs has tests of its own.
import { describe, expect, test } from 'vitest'
import { kinds } from '#app/domain/administered/kinds.server.ts'
import { diff } from '#app/domain/administration/content.ts'
import { titleOf } from '#app/domain/administration/find.server.ts'
import { contentSchema, payloadOf } from '#app/domain/administration/form.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { type Filter, matchingRecords } from '#app/domain/administration/listing.server.ts'
import { problemsOf } from '#app/domain/administration/save.server.ts'
import { STANDINGS } from '#app/domain/administration/state.ts'
import { type Administered, readRecords } from '#app/domain/administration/store.server.ts'
import { portraitOf } from '../../prisma/seeds/portraits.ts'
import { db } from '../support/app.ts'

const everything = (kind: Kind) =>
  kind.list.declaration.of({ standing: Object.keys(STANDINGS) } as never) as Filter

/** What its form would say to a record as it stands, if somebody typed it. */
async function refusalsOf(kind: Kind, record: Administered): Promise<string[]> {
  const { id, content } = record
  const read = contentSchema(kind.fields).safeParse(payloadOf(kind.fields, content))
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  // With nothing live, whatever it has chosen is looked for.
  const problems = await problemsOf(db(), kind, read.data, { content, live: {} }, { id })
  const changed = diff(content, read.data).filter(
    ({ before, after }) => !isNothing(before) || !isNothing(after),
  )
  return [
    ...problems.map(({ path, message }) => `${path}: ${message}`),
    ...changed.map(({ path, before, after }) => {
      return `${path}: ${JSON.stringify(before)} would be saved as ${JSON.stringify(after)}`
    }),
  ]
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

describe('what the demo has could all have been made in the administration', () => {
  test.each(kinds.map((kind) => ({ kind, name: kind.name })))('$name', async ({ kind }) => {
    const ids = (await matchingRecords(kind, everything(kind))).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    const refused: string[] = []
    for (const record of await readRecords(db(), kind, ids)) {
      const refusals = await refusalsOf(kind, record)
      const title = refusals.length > 0 ? await titleOf(kind, record) : ''
      refused.push(...refusals.map((refusal) => `${title}: ${refusal}`))
    }
    expect(refused).toEqual([])
  })
})

test('every image is one member’s', () => {
  const images = Array.from({ length: 10_000 }, (_, index) => portraitOf(index + 1, 'Imani')).flatMap(
    ({ profileImgUrl }) => profileImgUrl ?? [],
  )
  expect(images.length).toBeGreaterThan(50)
  expect(new Set(images).size).toBe(images.length)
})
