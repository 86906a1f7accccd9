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
