// @one-database: it reads sources.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = path.resolve(import.meta.dirname, '../scripts/drills')

/** A folder for temporary files is set for as long as a place is made, and put back. */
const CHANGES =
  /\bObject\.assign\(process\.env\b|\bprocess\.env\.(?!TMPDIR\b)\w+ \??\??=[^=]|\bprocess\.env\[[^\]]+\] =/

test('no part of a drill leaves settings to the next, which stands on another database', () => {
  const drills = globSync('*.ts', { cwd: FOLDER })
  expect(drills.length).toBeGreaterThan(10)
  const changing = drills.filter((file) => CHANGES.test(readFileSync(path.join(FOLDER, file), 'utf8')))
  expect(changing).toEqual([])
})
