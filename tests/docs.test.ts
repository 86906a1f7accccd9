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
  const readers = globSync('{app/settings.server.ts,{scripts,server,tests/support}/**/*.ts}', { cwd: ROOT })
  const settings = readers.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n')
  const named = PAGES.flatMap((page) =>
    [...readFileSync(path.join(ROOT, page), 'utf8').matchAll(/`([A-Z][A-Z_]{3,})=/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(3)
  expect([...new Set(named)].filter((name) => !settings.includes(name ?? ''))).toEqual([])
})
