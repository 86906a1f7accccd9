import { expect, test } from 'vitest'
import { emptyDatabase } from '../support/empty-database.ts'

const { db } = emptyDatabase()

test('others have their turn between the statements of a transaction, too', async () => {
  let turns = 0
  let isDone = false
  const turn = () => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  await db().$transaction(async (tx) => {
    setImmediate(turn)
    for (let count = 0; count < 10; count++) await tx.$queryRaw`SELECT 1`
    expect(turns).toBeGreaterThanOrEqual(9)
  })
  isDone = true
})
