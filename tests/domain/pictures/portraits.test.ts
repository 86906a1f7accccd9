import { expect, test } from 'vitest'
import { portraitOf, writePortraits } from '../../../prisma/seeds/portraits.ts'

test('each portrait of the demo is one member’s alone, and looks like no other', async () => {
  const files = new Map<string, Uint8Array>()
  await writePortraits({
    put: async (name, content) => void files.set(name, content),
    get: async () => null,
    remove: async () => {},
    namesIn: async () => [],
    async *list() {},
  })
  const members = Array.from({ length: 5000 }, (_, index) => portraitOf(index + 1).profileImgUrl)
  const addresses = members.filter((address) => address !== undefined)
  expect(addresses.length).toBeGreaterThan(200)
  expect(new Set(addresses).size).toBe(addresses.length)
  const large = [...files].filter(([name]) => name.endsWith('-256.webp'))
  expect(large).toHaveLength(addresses.length)
  expect(new Set(large.map(([, content]) => Buffer.from(content).toString('base64'))).size).toBe(large.length)
})
