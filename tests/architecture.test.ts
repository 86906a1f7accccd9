// @one-database: it reads sources.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const SOURCES = globSync('{app,server,prisma,scripts,tests}/**/*.{ts,tsx,mjs,css}', { cwd: ROOT })
  .filter((file) => !file.startsWith('app/db/generated/'))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))

/** Which folders of app/ the files of each one may import from. */
const ARROWS: Record<string, string[]> = {
  values: [],
  outgoing: [],
  db: ['values', 'outgoing'],
  mail: ['values', 'db', 'outgoing'],
  billing: ['values', 'db', 'outgoing'],
  storage: ['values', 'outgoing'],
  backup: ['values', 'db', 'storage', 'outgoing'],
  pictures: ['values'],
  spreadsheets: ['values'],
  live: ['values', 'db'],
  identity: ['values', 'outgoing'],
  domain: ['values', 'db', 'live', 'mail', 'billing', 'storage', 'pictures', 'spreadsheets', 'identity'],
  http: ['values', 'db', 'domain'],
  ui: ['http', 'values'],
  forms: ['ui', 'http', 'domain', 'values'],
  lists: ['ui', 'http', 'values'],
  middleware: ['domain', 'http', 'values'],
  routes: ['middleware', 'domain', 'forms', 'lists', 'ui', 'http', 'values'],
}

/** Generated lists of plain values: everybody may name a role. */
const PLAIN_VALUES = '#app/db/generated/enums.ts'

describe('imports', () => {
  for (const [folder, allowed] of Object.entries(ARROWS)) {
    test(`of app/${folder} lead to ${allowed.join(', ') || 'nothing else in app'}`, () => {
      const wrong = importsOf(folder).filter(
        ({ to }) => to !== folder && to in ARROWS && !allowed.includes(to),
      )
      expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
    })
  }

  test('of a route bring neither Prisma nor the database', () => {
    const reached = importsOf('routes').filter(
      ({ to, target }) => to === 'db' || /prisma|pglite|^pg$/.test(target),
    )
    expect(reached.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  for (const folder of ['domain', 'routes']) {
    test(`between the folders of app/${folder} never lead in a circle`, () => {
      expect(circlesAmong(folder)).toEqual([])
    })
  }

  test('of app/http bring no React: it is the server’s edge', () => {
    const brought = importsOf('http').filter(
      ({ target }) => target === 'react' || target.startsWith('react-dom'),
    )
    expect(brought.map(({ file }) => file)).toEqual([])
  })

  test('of a browser test bring nothing but types of the runner: its `test` knows no server of ours', () => {
    const browser = SOURCES.filter(({ file }) => file.startsWith('tests/browser/'))
    expect(browser).not.toEqual([])
    const direct = browser.filter(({ text }) => /^import (?!type ).*'@playwright\/test'/m.test(text))
    expect(direct.map(({ file }) => file)).toEqual([])
  })

  test('of the form library stand in the form kit, and bring its coercion with the validator late or to the server', () => {
    const importing = (target: RegExp) =>
      SOURCES.filter(({ file }) => file.startsWith('app/'))
        .filter(({ text }) => targets(text).some((it) => target.test(it)))
        .map(({ file }) => file)
    const library = importing(/^@conform-to\//)
    expect(library.filter((file) => !file.startsWith('app/forms/'))).toEqual([])
    expect(library).not.toContain('app/forms/small-form.ts')
    expect(importing(/^@conform-to\/zod/)).toEqual(['app/forms/coercion.ts'])
    const early = SOURCES.filter(({ text }) => /^import .*\/coercion\.ts'/m.test(text)).map(
      ({ file }) => file,
    )
    expect(early.filter((file) => file.startsWith('app/'))).toEqual(['app/forms/parse-form.server.ts'])
  })

  test('of sheetjs-style stand in one module, which its worker alone loads and which reads no file of anybody', () => {
    const importing = (target: RegExp) =>
      SOURCES.filter(({ text }) => targets(text).some((it) => target.test(it))).map(({ file }) => file)
    expect(importing(/^sheetjs-style/)).toEqual(['app/spreadsheets/workbook.ts'])
    expect(importing(/spreadsheets\/workbook\.ts$|^\.\/workbook\.ts$/)).toEqual([
      'app/spreadsheets/workbook-worker.ts',
    ])
    const module = SOURCES.find(({ file }) => file === 'app/spreadsheets/workbook.ts')?.text ?? ''
    expect(module.match(/\bread\w*\(.*/g)).toEqual(["read(file, { type: 'buffer' })"])
  })

  test('of Headless UI stand in the chooser and the menu of commands, whose scripts are loaded when they are needed', () => {
    const ours = SOURCES.filter(({ file }) => file.startsWith('app/'))
    const importing = ours.filter(({ text }) => targets(text).includes('@headlessui/react'))
    expect(importing.map(({ file }) => file).toSorted()).toEqual([
      'app/ui/chooser/live-field.tsx',
      'app/ui/chooser/live-list.tsx',
      'app/ui/command-menu/live-menu.tsx',
    ])
    const staticallyReached = ours.filter(({ text }) =>
      /^import (?!type ).*live-(field|list|menu)\.tsx'/m.test(text),
    )
    expect(staticallyReached.map(({ file }) => file)).toEqual(['app/ui/chooser/live-field.tsx'])
    const ofOne = /role[=:] ?["'](combobox|listbox|option|menu|menuitem)["']/
    const others = ours.filter(({ file, text }) => !file.startsWith('app/ui/chooser/') && ofOne.test(text))
    expect(others.map(({ file }) => file)).toEqual([])
  })

  test('of menus lead to links alone, unless they are menus of commands', () => {
    const commands = /<(button|Button|SubmitButton)\b/
    const mixed = SOURCES.filter(({ text }) => /^import .*\/disclosure-menu\.tsx'/m.test(text)).filter(
      ({ file, text }) => file !== 'app/ui/command-menu/command-menu.tsx' && commands.test(text),
    )
    // Signing out and switching the role stand among the links of the profile, and acting as a member among those about one.
    // What is shared is an address, beside the button that copies it.
    expect(mixed.map(({ file }) => file).toSorted()).toEqual([
      'app/routes/profile/hero-actions.tsx',
      'app/routes/shell/profile-menu.tsx',
      'app/ui/share-menu.tsx',
    ])
  })

  test('always say the extension of a file of ours', () => {
    const ours = SOURCES.flatMap(({ file, text }) => targets(text).map((target) => ({ file, target })))
    const wrong = ours.filter(
      ({ target }) => /^(\.|#app)/.test(target) && !/\.(tsx?|mjs|js|css|svg|json)(\?.*)?$/.test(target),
    )
    expect(
      wrong.filter(({ target }) => !target.includes('+types')).map((it) => `${it.file}: ${it.target}`),
    ).toEqual([])
  })
})

describe('statements', () => {
  test('answer rows of a declared type, or hold something and answer nothing that is looked at', () => {
    const raw = SOURCES.filter(({ file }) => file.startsWith('app/') && file !== 'app/db/query.server.ts')
      .flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })))
      .filter(({ line }) => line.includes('$queryRaw') && !/^ *await tx\.\$queryRaw`SELECT /.test(line))
    expect(raw).toEqual([])
  })
})

/** Addresses that only answer data stand in a folder of their own; each is listed under the guard of whoever asks it. */
test('each part of the table of routes stands beside the screens that it lists', () => {
  const parts = SOURCES.filter(({ file }) => /^app\/routes\/.*routes\.ts$/.test(file))
  expect(parts.length).toBeGreaterThan(30)
  const elsewhere = parts.flatMap(({ file, text }) =>
    [...text.matchAll(/'routes\/([^']+)'/g)]
      .filter(([, screen = '']) => !`app/routes/${screen}`.startsWith(path.dirname(file)))
      .filter(([, screen = '']) => !screen.startsWith('endpoints/'))
      .map(([, screen]) => `${file} lists ${screen}`),
  )
  expect(elsewhere).toEqual([])
})

test('what is over, next or open is decided in one place', () => {
  const inZones = /AT TIME ZONE|\binstantAt\(/
  const deciding = SOURCES.filter(
    ({ file, text }) => /^app\/(domain|routes)\//.test(file) && inZones.test(text),
  )
  expect(deciding.map(({ file }) => file)).toEqual(['app/domain/moments/moments.ts'])
})

/** What Safari 16.4, Chrome 111 or Firefox 128 don't have: script for them asks first, as in `showPopover?.()`. */
const NEWER =
  /\b(Map|Object)\.groupBy\(|\bURL\.(canParse|parse)\(|\bPromise\.(withResolvers|try)\(|\bArray\.fromAsync\(|\bAbortSignal\.any\(|\.isWellFormed\(|\.(union|difference|intersection|isSubsetOf)\((?!\[)|\.(show|hide|toggle)Popover\(|\.startViewTransition\(|\brequestIdleCallback\(|\.(values|keys|entries)\(\)\s*\.\w/

test('no page asks the device for the time as it is rendered: its clock may be wrong, or past midnight', () => {
  const asks = /^\s*<.*(new Date\(\)|Date\.now\(\))/m
  expect(
    SOURCES.filter(({ file, text }) => file.endsWith('.tsx') && asks.test(text)).map(({ file }) => file),
  ).toEqual([])
})

test('script for browsers calls nothing that is newer than those we support', () => {
  const forServers = /\.server\.tsx?$|\/generated\//
  const inBrowsers = SOURCES.filter(({ file }) => file.startsWith('app/') && !forServers.test(file))
  expect(inBrowsers.filter(({ text }) => NEWER.test(text)).map(({ file }) => file)).toEqual([])
})

describe('names', () => {
  test('say what a file is for', () => {
    const vague = /(^|\/)(utils?|helpers?|lib|common|misc|services?)(\/|\.|-|$)/
    expect(files().filter((file) => vague.test(file))).toEqual([])
  })

  test('are in kebab case', () => {
    const wrong = files().filter((file) => file.split('/').some((part) => /[A-Z_]/.test(part)))
    expect(wrong.filter((file) => !file.startsWith('prisma/migrations/'))).toEqual([])
  })

  test('are never a barrel that only passes on', () => {
    const barrels = SOURCES.filter(
      ({ text }) => text.trim() && !text.replace(/^export .* from .*$/gm, '').trim(),
    )
    expect(barrels.map(({ file }) => file)).toEqual([])
  })
})

describe('files', () => {
  test('stay short enough to be read at once', () => {
    const long = SOURCES.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
      .filter(({ file }) => !file.startsWith('prisma/'))
      .filter(({ file, lines }) => lines > longest(file))
    expect(long).toEqual([])
  })

  test('name no place on the machine of whoever wrote them', () => {
    const places = /['"`\s](\/home\/|\/work\/|\/Users\/|\/root\/|\/tmp\/)/
    expect(SOURCES.filter(({ text }) => places.test(text)).map(({ file }) => file)).toEqual([])
  })
})

function longest(file: string) {
  if (file.endsWith('.css')) return 400
  return file.startsWith('tests/') ? 300 : 250
}

function files() {
  return SOURCES.map(({ file }) => file)
}

function importsOf(folder: string) {
  return SOURCES.filter(({ file }) => file.startsWith(`app/${folder}/`)).flatMap(({ file, text }) =>
    targets(text)
      .filter((target) => target !== PLAIN_VALUES)
      .map((target) => ({ file, target, path: pathOf(file, target) }))
      .map((found) => ({ ...found, to: found.path.split('/')[0] ?? '' })),
  )
}

/** The folders of one layer that import each other in a circle, each circle with the imports that close it. */
function circlesAmong(layer: string) {
  const arrows = importsOf(layer).flatMap(({ file, target, path: reached }) => {
    const from = file.split('/')[2] ?? ''
    const to = reached.split('/')[1] ?? ''
    const leaves = reached.startsWith(`${layer}/`) && from !== to
    return leaves ? [{ from, to, line: `${file} imports ${target}` }] : []
  })
  const reach = (from: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of arrows.filter((arrow) => arrow.from === from && !seen.has(arrow.to))) {
      reach(to, seen.add(to))
    }
    return seen
  }
  return arrows.filter(({ from, to }) => reach(to).has(from)).map(({ line }) => line)
}

function targets(text: string) {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
}

/** Where in app/ an import leads to, or '' for a package. */
function pathOf(file: string, target: string) {
  if (target.startsWith('#app/')) return target.slice('#app/'.length)
  return target.startsWith('.') ? path.relative('app', path.join(path.dirname(file), target)) : ''
}
