import { expect, test } from 'vitest'
import { inFieldOrder } from '#app/forms/field-order.ts'
import { z } from '#app/values/zod.ts'

const schema = z
  .object({ first: z.string(), second: z.string(), third: z.string() })
  .refine(() => true)
  .transform(({ first }) => first)

const sorted = (...names: (string | undefined)[]) =>
  inFieldOrder(
    names.map((name) => ({ name })),
    schema,
    ({ name }) => name,
  ).map(({ name }) => name)

test('problems come in the order of the form, whatever found them', () => {
  expect(sorted('third', 'first', 'second')).toEqual(['first', 'second', 'third'])
})

test('those of the whole form come before, those of fields that come and go after', () => {
  expect(sorted('row[0].name', 'first', undefined)).toEqual([undefined, 'first', 'row[0].name'])
})

test('without a schema they stay as they were found', () => {
  expect(inFieldOrder(['b', 'a'], undefined, (name) => name)).toEqual(['b', 'a'])
})
