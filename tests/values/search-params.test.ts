import { describe, expect, test } from 'vitest'
import { pageHref, readSearch, withoutParam, withParam } from '#app/values/search-params.ts'

const search = new URLSearchParams('search=ana&locationIds=1&locationIds=2&page=3')

describe('the address of a list', () => {
  test('setting a parameter returns to the first page', () => {
    expect(withParam(search, 'search', 'wen li')).toBe('?search=wen+li&locationIds=1&locationIds=2')
  })

  test('a new parameter joins the others', () => {
    expect(withParam(search, 'sort', 'name')).toBe('?search=ana&locationIds=1&locationIds=2&sort=name')
  })

  test('a parameter set to null is gone', () => {
    expect(withParam(search, 'search', null)).toBe('?locationIds=1&locationIds=2')
  })

  test('one value of several can be removed', () => {
    expect(withoutParam(search, 'locationIds', '1')).toBe('?search=ana&locationIds=2')
  })

  test('a parameter can be removed with all its values', () => {
    expect(withoutParam(search, 'locationIds')).toBe('?search=ana')
  })

  test('removing the last parameter leaves an address that clears the old one', () => {
    expect(withoutParam(new URLSearchParams('search=ana'), 'search')).toBe('?')
  })

  test('another page keeps the parameters', () => {
    expect(pageHref(search, 4)).toBe('?search=ana&locationIds=1&locationIds=2&page=4')
  })

  test('the first page has no number', () => {
    expect(pageHref(search, 1)).toBe('?search=ana&locationIds=1&locationIds=2')
  })

  test('the parameters given stay as they are', () => {
    const before = search.toString()
    withParam(search, 'search', null)
    withoutParam(search, 'locationIds')
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
