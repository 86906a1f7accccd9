import { expect, test } from 'vitest'
import { demoAccounts } from '../../../prisma/seeds/accounts.ts'
import { portraitOf, writePortraits } from '../../../prisma/seeds/portraits.ts'

const given = ['Imani', 'Malik', 'Jordan', '雨桐', 'Søren', 'O']
const nameOf = (number: number) => given[number % given.length] as string

async function drawn(addresses: Set<string>) {
  const files = new Map<string, string>()
  await writePortraits(addresses, {
    put: async (name, content) => void files.set(name, Buffer.from(content).toString('base64')),
    get: async () => null,
    remove: async () => {},
    namesIn: async () => [],
    removeUnfinished: async () => {},
    async *list() {},
    space: async () => null,
  })
  return files
}

test('each portrait of the demo is one member’s alone, and looks like no other', async () => {
  const members = Array.from(
    { length: 5000 },
    (_, index) => portraitOf(index + 1, nameOf(index)).profileImgUrl,
  )
  const addresses = members.filter((address) => address !== undefined)
  expect(addresses.length).toBeGreaterThan(200)
  expect(new Set(addresses).size).toBe(addresses.length)
  const large = [...(await drawn(new Set(addresses)))].filter(([name]) => name.endsWith('-256.webp'))
  expect(large).toHaveLength(addresses.length)
  expect(new Set(large.map(([, content]) => content)).size).toBe(large.length)
})

test('the same member is drawn alike each time, and whoever isn’t in the demo not at all', async () => {
  const { profileImgUrl = '' } = portraitOf(1, 'Imani')
  expect(await drawn(new Set([profileImgUrl]))).toEqual(await drawn(new Set([profileImgUrl, '/images/none'])))
  expect((await drawn(new Set([profileImgUrl]))).size).toBe(3)
})

test('every account has one, but for those who haven’t begun', () => {
  const without = demoAccounts.filter(
    ({ firstName }, index) => !portraitOf(index + 1, firstName).profileImgUrl,
  )
  expect(without.map(({ key }) => key)).toEqual(['new-fellow', 'no-role', 'unverified'])
})
