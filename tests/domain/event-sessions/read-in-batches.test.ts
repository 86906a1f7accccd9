import { expect, test } from 'vitest'
import { readInBatches } from '#app/domain/event-sessions/read-in-batches.ts'

const row = (id: number) => ({ id, place: `name ${Math.floor(id / 2)}` })

test.each([0, 1, 3, 4, 7])('%s rows come in pieces of three, each once and in order', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => row(index + 1))
  const asked: number[] = []
  const pieces = readInBatches(async ({ after, limit }) => {
    asked.push(after.id)
    return rows.filter(({ id }) => id > after.id).slice(0, limit)
  }, 3)
  const read: unknown[] = []
  for await (const row of pieces) read.push(row)
  expect(read).toEqual(rows)
  expect(asked).toHaveLength(Math.floor(count / 3) + 1)
})
