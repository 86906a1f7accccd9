// @one-database: it reads sources.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** How often a class still finds something, file by file. What is found by its role and name says what it is. */
const LEFT: Record<string, number> = {
  'admin-rows.js.spec.ts': 2,
  'check-in-taps.js.spec.ts': 5,
  'check-in.keyboard.spec.ts': 3,
  'check-in.spec.ts': 7,
  'event-zones.js.spec.ts': 1,
  'filters.js.spec.ts': 2,
  'home.spec.ts': 1,
  'looks.spec.ts': 2,
  'notifications.js.spec.ts': 3,
  'notifications.spec.ts': 1,
  'own-businesses.spec.ts': 2,
  'own-profile.spec.ts': 1,
  'playbooks.keyboard.spec.ts': 2,
  'playbooks.spec.ts': 1,
  'profile.spec.ts': 1,
}

const ROOT = path.resolve(import.meta.dirname, '..')
const FILES = ['tests/browser/*.ts', 'tests/support/browser*.ts']

const SELECTOR = /locator\(\s*(['"`])((?:(?!\1).)*)\1/gs
const CLASS = /\.[a-z][\w-]*/i

/** The selectors that name a class; what stands in brackets, names attributes. */
function byClass(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8')
  const selectors = [...source.matchAll(SELECTOR)].map(([, , selector = '']) => selector)
  return selectors.filter((it) => CLASS.test(it.replace(/\[[^\]]*\]|\$\{[^}]*\}/g, '')))
}

test('browser tests find things by role and name, not by class', () => {
  const found = globSync(FILES, { cwd: ROOT }).map(
    (file) => [path.basename(file), byClass(file).length] as const,
  )
  expect(Object.fromEntries(found.filter(([, count]) => count > 0).sort())).toEqual(LEFT)
})
