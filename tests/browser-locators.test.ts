// @one-database: it reads sources.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const FILES = ['tests/browser/*.ts', 'tests/support/*.ts']

const SELECTOR = /locator\(\s*(['"`])((?:(?!\1).)*)\1/gs
const CLASS = /\.[a-z][\w-]*/i

/** The selectors that name a class; what stands in brackets, names attributes. */
function byClass(source: string): string[] {
  const selectors = [...source.matchAll(SELECTOR)].map(([, , selector = '']) => selector)
  return selectors.filter((it) => CLASS.test(it.replace(/\[[^\]]*\]|\$\{[^}]*\}/g, '')))
}

/** What is found by its role and name says what it is. */
test('browser tests find things by role and name, not by class', () => {
  expect(byClass(`page.locator('.card').locator('#card').locator('[href="a.b"]')`)).toEqual(['.card'])
  const found = globSync(FILES, { cwd: ROOT }).flatMap((file) =>
    byClass(readFileSync(path.join(ROOT, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  )
  expect(found).toEqual([])
})
