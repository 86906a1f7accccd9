import { describe, expect, test } from 'vitest'
import { pageHref, readSearch } from '#app/values/search-params.ts'

const search = new URLSearchParams('search=ana&locationIds=1&locationIds=2&page=3')

describe('the address of a list', () => {
  test('another page keeps the parameters', () => {
    expect(pageHref(search, 4)).toBe('?search=ana&locationIds=1&locationIds=2&page=4')
  })

  test('the first page has no number', () => {
    expect(pageHref(search, 1)).toBe('?search=ana&locationIds=1&locationIds=2')
  })

  test('without parameters is one that clears the old ones', () => {
    expect(pageHref(new URLSearchParams('page=3'), 1)).toBe('?')
  })

  test('the parameters given stay as they are', () => {
    const before = search.toString()
    pageHref(search, 1)
    expect(search.toString()).toBe(before)
  })
})

describe('what a list is searched for', () => {
  const searched = (text: string) => readSearch(new URLSearchParams({ search: text }))

  test('is read without what can’t be seen around and in it', () => {
    expect(searched(' Wen\u0000 Li\u200b ')).toBe('Wen Li')
    expect(readSearch(new URLSearchParams())).toBe('')
  })

  test('ends between characters where it is too long', () => {
    expect(searched('🎓'.repeat(300))).toBe('🎓'.repeat(200))
    expect(searched(`${'a'.repeat(199)}🎓b`)).toBe(`${'a'.repeat(199)}🎓`)
  })
})
