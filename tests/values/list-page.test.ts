import { describe, expect, test } from 'vitest'
import { clampPage, pageCount, pageWindow, parsePage } from '#app/values/list-page.ts'

describe('the page asked for', () => {
  test.each([
    [null, 1],
    ['', 1],
    ['0', 1],
    ['-1', 1],
    ['abc', 1],
    ['1.5', 1],
    ['1e3', 1],
    [' 2', 1],
    ['٣', 1],
    ['2', 2],
    ['99', 99],
  ])('%j is page %i', (value, page) => {
    expect(parsePage(value)).toBe(page)
  })

  test('of two pages asked for the first counts', () => {
    expect(parsePage(new URLSearchParams('page=2&page=3').get('page'))).toBe(2)
  })

  test.each(['99999999999999999999', '9'.repeat(400)])('page %s is the last', (value) => {
    expect(clampPage(parsePage(value), 100, 36)).toBe(3)
  })
})

describe('the pages of a list', () => {
  test.each([
    [0, 1],
    [1, 1],
    [36, 1],
    [37, 2],
    [120, 4],
  ])('%i rows by 36 are %i pages', (total, pages) => {
    expect(pageCount(total, 36)).toBe(pages)
  })

  test('the page after the last row is gone is the last that is left', () => {
    expect(clampPage(4, 30, 10)).toBe(3)
  })

  test('an empty list shows its first page', () => {
    expect(clampPage(7, 0, 10)).toBe(1)
  })
})

describe('the pager', () => {
  test.each([
    [1, 1, []],
    [1, 0, []],
    [1, 2, [1, 2]],
    [2, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [3, 9, [1, 2, 3, 4, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [7, 9, [1, 'gap', 6, 7, 8, 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ])('on page %i of %i it shows %j', (page, pages, shown) => {
    expect(pageWindow(page, pages)).toEqual(shown)
  })
})
