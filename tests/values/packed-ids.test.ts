import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packIds, unpackIds } from '#app/values/packed-ids.server.ts'

const scattered = (count: number) => {
  let [id, seed] = [0, 7]
  return Array.from({ length: count }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    id += 1 + (seed % 5)
    return id
  })
}

test.each([
  ['none', []],
  ['one', [7]],
  ['the largest', [1, 2_147_483_647]],
  ['far apart', [127, 128, 129, 16_384, 5_000_000]],
])('ids come back: %s', (_, ids) => {
  expect(unpackIds(packIds(ids))).toEqual(ids)
})

test('they come back in their order as numbers', () => {
  expect(unpackIds(packIds([30, 4, 200]))).toEqual([4, 30, 200])
})

test('100,000 of them fit into a form, however they are scattered', () => {
  const ids = scattered(100_000)
  const packed = packIds(ids)
  expect(unpackIds(packed)).toEqual(ids)
  expect(packed.length).toBeLessThan(60_000)
  expect(packIds(Array.from(ids, (_, index) => index + 1)).length).toBeLessThan(300)
})

const deflated = (...bytes: number[]) => deflateRawSync(Uint8Array.from(bytes)).toString('base64url')

test.each([
  ['nothing', ''],
  ['ids in full', '1 2 3'],
  ['noise', 'zzzz~~~~'],
  ['the same id twice', deflated(5, 0)],
  ['an id that is cut off', deflated(5, 200)],
  ['an id above the largest', deflated(255, 255, 255, 255, 127)],
  ['an endless number', deflated(...Array<number>(400).fill(255))],
  ['far too many', deflateRawSync(new Uint8Array(2 * 1024 * 1024).fill(1)).toString('base64url')],
])('other texts aren’t read: %s', (_, text) => {
  expect(unpackIds(text)).toBeNull()
})
