import { expect, test } from 'vitest'
import { readPage, type Slice } from '#app/db/page.server.ts'

const counted = (total: number) => Promise.resolve({ total, all: null })
const rowsOf = async ({ limit, offset }: Slice) => [`${limit} from ${offset}`]

test('a page beyond the end of a list is its last, and one before its beginning the first', async () => {
  expect(await readPage(counted(51), 9, 25, rowsOf)).toMatchObject({
    page: 3,
    pages: 3,
    rows: ['25 from 50'],
  })
  expect(await readPage(counted(51), -1, 25, rowsOf)).toMatchObject({ page: 1, rows: ['25 from 0'] })
})

test('of a list without rows none are read', async () => {
  const read = () => Promise.reject(new Error('read'))
  expect(await readPage(counted(0), 2, 25, read)).toEqual({
    rows: [],
    total: 0,
    all: null,
    page: 1,
    pages: 1,
  })
})
