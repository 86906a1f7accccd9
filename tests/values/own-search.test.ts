import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ownSearch } from '#app/values/own-search.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

test('a query of ours stays as it is written', () => {
  for (const search of ['', '?', '?page=2', '?search=a%20b+c&sort=name&tagIds=1&tagIds=2']) {
    expect(ownSearch(search)).toBe(search)
  }
})

test('what no page reads isn’t carried along', () => {
  expect(ownSearch('?utm_source=mail&page=2&x=1')).toBe('?page=2')
  expect(ownSearch('?fbclid=1')).toBe('')
  const many = Array.from({ length: 1500 }, (_, index) => `unknown${index}=${'x'.repeat(20)}`).join('&')
  expect(ownSearch(`?${many}&search=Imani`)).toBe('?search=Imani')
})

test('of what stands there too often, as much is carried along as a page reads', () => {
  const many = (name: string) => Array.from({ length: 300 }, (_, index) => `${name}=${index}`).join('&')
  expect(new URLSearchParams(ownSearch(`?${many('tagIds')}&page=2`)).getAll('tagIds')).toHaveLength(50)
  expect(ownSearch(`?${many('item')}`)).toBe(`?${many('item')}`)
})

test('every parameter of a declared list is carried along', async () => {
  const files = globSync('app/domain/**/*.ts', { cwd: ROOT }).filter(
    (file) => !file.includes('.server.') && /(declare|published|plain)List\(/.test(read(file)),
  )
  expect(files.length).toBeGreaterThan(25)
  for (const file of files) {
    const module: Record<string, { params?: object }> = await import(path.join(ROOT, file))
    for (const name of Object.values(module).flatMap((list) => Object.keys(list?.params ?? {}))) {
      expect(ownSearch(`?${name}=1&x=1`), `${file}: ${name}`).toBe(`?${name}=1`)
    }
  }
})

/** What a page is told once by the one before, of somebody who isn’t signed in yet. */
const TOLD_ONCE = ['email', 'linkedinImport', 'registered']

test('every parameter that a page reads is carried along', () => {
  const files = globSync('app/routes/**/*.{ts,tsx}', { cwd: ROOT })
  const names = files.flatMap((file) =>
    [...read(file).matchAll(/\b(?:searchParams|params|search)\.(?:get|getAll|has)\('(\w+)'\)/g)].map(
      ([, name = '']) => name,
    ),
  )
  const lost = names.filter((name) => ownSearch(`?${name}=1`) === '' && !TOLD_ONCE.includes(name))
  expect(names.length).toBeGreaterThan(50)
  expect(lost).toEqual([])
})

function read(file: string) {
  return readFileSync(path.join(ROOT, file), 'utf8')
}
