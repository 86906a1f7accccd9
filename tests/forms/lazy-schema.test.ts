import { expect, test, vi } from 'vitest'
import { lazySchema } from '#app/forms/lazy-schema.ts'
import { z } from '#app/values/zod.ts'

const schema = z.object({ name: z.string('Enter a name') })
const issuesOf = async (late: ReturnType<typeof lazySchema>, value: unknown) => {
  const result = await late['~standard'].validate(value)
  return result.issues?.map(({ message }) => message)
}

test('everything passes until somebody needs the schema', async () => {
  const load = vi.fn(async () => schema)
  expect(await issuesOf(lazySchema(load), { name: '' })).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

test('the schema is sent for once and judges from then on', async () => {
  const load = vi.fn(async () => schema)
  const late = lazySchema(load)
  expect(await Promise.all([late.arrive(), late.arrive()])).toEqual([true, true])
  expect(load).toHaveBeenCalledTimes(1)
  expect(await issuesOf(late, { name: '' })).toEqual(['Enter a name'])
  expect(await issuesOf(late, { name: 'Wen' })).toBeUndefined()
})

test('a lost line leaves the form to the server, and the next try may succeed', async () => {
  const load = vi.fn(async () => schema).mockRejectedValueOnce(new Error('offline'))
  const late = lazySchema(load)
  expect(await late.arrive()).toBe(false)
  expect(await issuesOf(late, { name: '' })).toBeUndefined()
  expect(await late.arrive()).toBe(true)
  expect(await issuesOf(late, { name: '' })).toEqual(['Enter a name'])
})
