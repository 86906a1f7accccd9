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

test('every parameter of a declared list is carried along', async () => {
  const files = globSync('app/domain/**/*.ts', { cwd: ROOT }).filter(
    (file) =>
      !file.includes('.server.') && readFileSync(path.join(ROOT, file), 'utf8').includes('declareList('),
  )
  expect(files.length).toBeGreaterThan(8)
  for (const file of files) {
    const module: Record<string, { params?: object }> = await import(path.join(ROOT, file))
    for (const name of Object.values(module).flatMap((list) => Object.keys(list.params ?? {}))) {
      expect(ownSearch(`?${name}=1&x=1`), `${file}: ${name}`).toBe(`?${name}=1`)
    }
  }
})
