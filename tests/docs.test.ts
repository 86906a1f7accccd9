// @one-database: it reads sources.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const PAGES = globSync('{README.md,docs/**/*.md}', { cwd: ROOT })

/** Files and folders of the repository in back quotes, and links to other pages. */
const NAMED = /`((?:app|server|prisma|scripts|tests|docs)\/[\w./-]+)`/g
const LINKED = /\]\(([\w./-]+)(?:#[\w-]*)?\)/g

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(path.join(ROOT, page), 'utf8')
  const paths = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '')

  test('names only files that are there', () => {
    expect(paths(NAMED).filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })

  test('leads only to pages that are there', () => {
    const folder = path.join(ROOT, path.dirname(page))
    expect(paths(LINKED).filter((file) => !existsSync(path.join(folder, file)))).toEqual([])
  })
})

test('comments send only to files that are there', () => {
  const sources = globSync('{app,server,prisma,scripts,tests}/**/*.{ts,tsx,mjs}', { cwd: ROOT })
  const names = new Set(sources.map((file) => path.basename(file)))
  const comments = sources.flatMap((file) =>
    [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/^ *(?:\/?\*|\/\/).*$/gm)].map(([text]) => ({
      file,
      text,
    })),
  )
  const lost = comments.filter(({ text }) =>
    [...text.matchAll(/(?<![\w.])[\w-]+(?:\.\w+)?\.tsx?\b/g)].some(([name]) => !names.has(name)),
  )
  expect(comments.length).toBeGreaterThan(0)
  expect(lost).toEqual([])
})

describe('decisions', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: ROOT }).toSorted()

  test('have a number each', () => {
    const numbers = decisions.map((file) => path.basename(file).slice(0, 4))
    expect(numbers).toEqual([...new Set(numbers)])
  })

  test.each(decisions)('%s begins with its number', (file) => {
    const [, number] = readFileSync(path.join(ROOT, file), 'utf8').match(/^# (\d+)\. \S/) ?? []
    expect(Number(number)).toBe(Number(path.basename(file).slice(0, 4)))
  })
})

test('docs name only commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const texts = [...PAGES, '.env.example'].map((page) => readFileSync(path.join(ROOT, page), 'utf8'))
  const commands = texts.flatMap((text) => [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name))
  expect(commands.length).toBeGreaterThan(10)
  expect([...new Set(commands)].filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([])
})

test('docs name only settings that there are', () => {
  const readers = globSync('{app/settings.server.ts,{scripts,server,tests}/**/*.ts}', { cwd: ROOT })
  const settings = readers.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n')
  const named = PAGES.flatMap((page) =>
    [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/`([A-Z][A-Z_]{3,})=/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(3)
  expect([...new Set(named)].filter((name) => !settings.includes(name ?? ''))).toEqual([])
})

/** What a page says with a number, and where that number comes from. */
const NUMBERS: [page: string, says: RegExp, file: string, constant: string, unit?: number][] = [
  [
    'README.md',
    /bulk edits of up to ([\d,]+) items/,
    'app/domain/action-items/bulk-operations.ts',
    'MOST_IN_BULK',
  ],
  ['README.md', /taken back for (\d+) days/, 'app/domain/administration/undo.server.ts', 'UNDO_IMPORT_DAYS'],
  [
    'docs/administration.md',
    /(\d+) to a page/,
    'app/domain/administration/listing.server.ts',
    'RECORDS_PER_PAGE',
  ],
  [
    'docs/administration.md',
    /For (\d+) days it can be undone/,
    'app/domain/administration/undo.server.ts',
    'UNDO_IMPORT_DAYS',
  ],
  [
    'docs/administration.md',
    /image up to (\d+) MB/,
    'app/domain/profile-images/rules.ts',
    'MAX_IMAGE_BYTES',
    1024 ** 2,
  ],
  ['docs/administration.md', /document up to (\d+) MB/, 'app/domain/files/rules.ts', 'MAX_BYTES', 1024 ** 2],
  ['docs/administration.md', /say “fewer than (\d+)”/, 'app/domain/overview/discreet.ts', 'FEW'],
  ['docs/import.md', /up to ([\d,]+) lines/, 'app/domain/exchange/table.ts', 'MOST_LINES'],
  ['docs/import.md', /lines, (\d+) columns/, 'app/domain/exchange/table.ts', 'MOST_COLUMNS'],
  ['docs/import.md', /columns and (\d+) MB/, 'app/domain/exchange/import.server.ts', 'MOST_MEGABYTES'],
  [
    'docs/import.md',
    /taken back for (\d+) days/,
    'app/domain/administration/undo.server.ts',
    'UNDO_IMPORT_DAYS',
  ],
  ['docs/import.md', /required, up to (\d+) characters/, 'app/domain/imports/rows.ts', 'MAX_LENGTH'],
  ['docs/operations.md', /nothing moves\nfor (\d+) seconds/, 'server/index.ts', 'IDLE', 1000],
  [
    'docs/operations.md',
    /something at least every (\d+) seconds/,
    'app/http/event-stream.server.ts',
    'HEARTBEAT',
    1000,
  ],
  [
    'docs/operations.md',
    /says nothing for (\d+) seconds, pages/,
    'app/storage/storage.server.ts',
    'SOON',
    1000,
  ],
  ['docs/security.md', /up to (\d+) days, 8 hours/, 'app/domain/sessions/session.server.ts', 'SESSION_DAYS'],
  ['docs/security.md', /up to 30 days, (\d+) hours/, 'app/domain/sessions/session.server.ts', 'ACTING_HOURS'],
  [
    'docs/security.md',
    /out of (\d+) that are kept/,
    'app/domain/stashed-forms/stashed-forms.server.ts',
    'MOST_STASHED',
  ],
]

test.each(NUMBERS)('%s says %s as the code does', (page, says, file, constant, unit = 1) => {
  const read = (name: string) => readFileSync(path.join(ROOT, name), 'utf8')
  const [, product = ''] = new RegExp(`const ${constant} = ([\\d_ *]+)$`, 'm').exec(read(file)) ?? []
  const factors = product.split('*').map((factor) => Number(factor.replaceAll('_', '')))
  const is = factors.reduce((result, factor) => result * factor, 1) / unit
  expect(is).toBeGreaterThan(0)
  expect(Number(says.exec(read(page))?.[1]?.replaceAll(',', ''))).toBe(is)
})

test('security says the limits of attempts as the code does', () => {
  const limits = readFileSync(path.join(ROOT, 'app/domain/rate-limits/rate-limits.server.ts'), 'utf8')
  const points = (name: string) => new RegExp(`${name}: \\{ points: (\\d+)`).exec(limits)?.[1]
  const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
  const said =
    /(\d+) attempts per account and IP address in 15 minutes, (\d+) per IP address in 15 minutes, (\d+) per account/
  expect(said.exec(text)?.slice(1)).toEqual([
    points('signInByAccountAndAddress'),
    points('signInByAddress'),
    points('signInByAccount'),
  ])
})

test('administration says the limit of exports as the code does', () => {
  const limits = readFileSync(path.join(ROOT, 'app/domain/rate-limits/rate-limits.server.ts'), 'utf8')
  const [, points] = /exportsByMember: \{ points: (\d+), minutes: 60 \}/.exec(limits) ?? []
  const text = readFileSync(path.join(ROOT, 'docs/administration.md'), 'utf8')
  expect(/up to (\d+) files an hour/.exec(text)?.[1]).toBe(points)
})

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0 has; those of level 3 come after them. */
const REQUIRED: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}

test('security answers each requirement of OWASP ASVS level 2 once', () => {
  const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
  const lines = text.matchAll(/^\| (\d[\d., –]*) \| (?:Yes|Partly|No|Installation|None) \| .+ \|$/gm)
  const answered = [...lines].flatMap(([, numbers = '']) => numbers.split(', ').flatMap(inRange))
  const required = Object.entries(REQUIRED).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  )
  expect(required).toHaveLength(253)
  expect(answered.toSorted()).toEqual(required.toSorted())
})

/** “1.2.6–1.2.8” are three. */
function inRange(range: string): string[] {
  const [first = '', last = first] = range.split('–')
  const [section, from] = [first.replace(/\.\d+$/, ''), Number(first.split('.')[2])]
  const count = Number(last.split('.')[2]) - from + 1
  return Array.from({ length: count }, (_, index) => `${section}.${from + index}`)
}

/** Each case, with the names of tests after the file that they stand in. */
const HELD = [
  ...readFileSync(path.join(ROOT, 'docs/testing.md'), 'utf8').matchAll(
    /^\| ([A-J]?)(\d+) \| .*? \| (.*) \|$/gm,
  ),
].map(([, kind = '', number, tests = '']) => ({ id: kind + number, kind, number: Number(number), tests }))

test('what the administration and use are held to is numbered', () => {
  const kinds = Object.values(Object.groupBy(HELD, ({ kind }) => kind))
  expect(kinds).toHaveLength(1 + 'ABCDEFGHIJ'.length)
  for (const cases of kinds)
    expect(cases?.map(({ number }) => number)).toEqual(cases?.map((_, index) => index + 1))
})

test.each(HELD)('$id is held by tests that there are', ({ tests }) => {
  const named = [...tests.matchAll(/`(tests\/[^`]+)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(
    ([, file = '', names = '']) => [...names.matchAll(/“([^”]+)”/g)].map(([, name]) => ({ file, name })),
  )
  const source = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
  expect(named.length).toBeGreaterThan(0)
  // What follows in the name of a test may be of each case.
  const isThere = (text: string, name: string) => text.includes(`'${name}'`) || text.includes(`\`${name}`)
  expect(named.filter(({ file, name = '' }) => !isThere(source(file), name))).toEqual([])
})
