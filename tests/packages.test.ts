// @one-database: it reads sources.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

/** The packages that the product stands on, and what each is for. */
const PACKAGES: Record<string, string> = {
  react: 'every screen is made of its components',
  'react-dom': 'renders pages on the server and wakes them up in the browser',
  'react-router': 'the table of routes, loaders, actions and middleware',
  '@react-router/node': 'React Router on Node: streams of the web written to those of Node',
  '@conform-to/react': 'forms that work without script and keep what was typed',
  '@conform-to/zod': 'reads forms by a schema: what is typed becomes numbers, days and lists',
  zod: 'one schema of each form for browser and server, and of every setting',
  'remix-auth': 'sign-in with other providers, one strategy each',
  'remix-auth-google': 'the strategy of Google',
  'remix-auth-oauth2': 'the strategy of LinkedIn, and what that of Google builds on',
  '@headlessui/react': 'choosing among many with keyboard and screen reader',
  tailwindcss: 'styles by utilities and by tokens of ours',
  'pg-boss': 'jobs that are done once, by whichever process, and tried again',
  'sheetjs-style': 'spreadsheets with bold titles and formats of cells',
  'read-excel-file': 'spreadsheets that people upload',
}

/** Those that it is made and tested with. */
const TOOLS: Record<string, string> = {
  prisma: 'the schema of the database, its migrations and its typed client',
  vitest: 'tests of units and of requests',
  playwright: 'tests in a browser',
}

/** By which name it is imported where that isn't its own. */
const IMPORTED_AS: Record<string, string> = { playwright: '@playwright/test' }

const ROOT = path.resolve(import.meta.dirname, '..')

/** The packages of all imports, of styles and of types as well. */
function importedBy(files: string): Set<string> {
  const sources = globSync(files, { cwd: ROOT })
    .filter((file) => !file.startsWith('app/db/generated/'))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
  const names = sources.flatMap((text) => [
    ...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]((?:@[\w-]+\/)?[\w-]+)[/\w.-]*['"]/g),
  ])
  return new Set(names.map(([, name]) => name ?? ''))
}

const byProduct = importedBy('{app,server}/**/*.{ts,tsx,mjs,css}')
const byTools = importedBy('{{prisma,scripts,tests}/**/*.{ts,mjs},*.ts}')

describe('a package that the product stands on', () => {
  test.each(Object.entries(PACKAGES))('is imported by the product itself: %s (%s)', (name) => {
    expect(byProduct).toContain(name)
  })
  test.each(Object.entries(TOOLS))('is imported where it is made or tested: %s (%s)', (name) => {
    expect(byTools).toContain(IMPORTED_AS[name] ?? name)
  })
})

test('npm run sbom lists every package of the lock file, and says of each whether only tools need it', () => {
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8' })
  const { components } = JSON.parse(stdout) as { components: Component[] }
  const listed = new Map(components.map((it) => [`${it.name} ${it.version}`, it.properties ?? []]))
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'))
  const places = Object.entries<{ version: string; dev?: true }>(lock.packages).slice(1)
  const locked = places.map(([place, { version, dev = false }]) => ({
    key: `${place.split('node_modules/').at(-1)} ${version}`,
    dev,
  }))
  const needed = new Set(locked.filter(({ dev }) => !dev).map(({ key }) => key))
  expect(needed.size).toBeGreaterThan(100)
  for (const { key } of locked) {
    const isTool = listed.get(key)?.some(({ name }) => name === 'cdx:npm:package:development')
    expect(isTool, key).toBe(!needed.has(key))
  }
})

type Component = { name: string; version: string; properties?: { name: string }[] }
