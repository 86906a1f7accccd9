import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXPORTED, NOT_EXPORTED } from '#app/domain/data-export/exported.server.ts'

const schema = globSync('prisma/schema/*.prisma').map((file) => readFileSync(file, 'utf8'))
const models = [...schema.join('\n').matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(
  ([, name = '', content = '']) => ({ name, lines: content.split('\n').map((line) => line.trim()) }),
)

/** The columns of a member and the tables that refer to one. */
const fieldsOfUser = () =>
  models
    .find(({ name }) => name === 'User')
    ?.lines.map((line) => line.split(/\s+/)[0] ?? '')
    .filter((name) => /^[a-z]/.test(name)) ?? []

test('everything that is held about a member is in the download, or stays out for a reason that is stated', () => {
  expect(fieldsOfUser().length).toBeGreaterThan(50)
  expect([...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)].sort()).toEqual(fieldsOfUser().sort())
})

test('what names a member without referring to one lasts for a day at most', () => {
  const loose = models.filter(
    ({ lines }) =>
      lines.some((line) => /^userId\s/.test(line)) &&
      !lines.some((line) => /\[userId[,\]].*references|FellowAttendee\s/.test(line)),
  )
  expect(loose.map(({ name }) => name).sort()).toEqual(['BulkEdit', 'StashedForm'])
  for (const { name, lines } of loose)
    expect(
      lines.some((line) => /^expiresAt\s/.test(line)),
      name,
    ).toBe(true)
})
