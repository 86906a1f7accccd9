import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HELD, NOT_TOLD } from '#app/domain/own-data/held.server.ts'

/** The columns of a member and the tables that refer to one, as the schema names them. */
function fieldsOfUser(): string[] {
  const schema = globSync('prisma/schema/*.prisma')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const model = schema.match(/^model User \{\n([\s\S]*?)^\}/m)?.[1] ?? ''
  return model
    .split('\n')
    .map((line) => line.trim().split(/\s+/)[0] ?? '')
    .filter((name) => /^[a-z]/.test(name))
}

test('everything that is held about a member is in the download, or stays out for a reason that is stated', () => {
  const told = Object.keys(HELD)
  const untold = Object.keys(NOT_TOLD)
  expect(fieldsOfUser().length).toBeGreaterThan(50)
  expect([...told, ...untold].sort()).toEqual(fieldsOfUser().sort())
})
