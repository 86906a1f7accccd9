import { expect, test } from 'vitest'
import { Pagination } from '#app/ui/pagination.tsx'
import { html } from './support.tsx'

const pagination = (page: number, pages: number) =>
  html(<Pagination page={page} pages={pages} href={(n) => `/people?page=${n}`} />)

test('one page needs no pagination', () => {
  expect(pagination(1, 1)).toBe('')
})

test('only the current page is marked', () => {
  const marked = pagination(4, 9).match(/<a[^>]*aria-current="page"[^>]*>\d+<\/a>/g)
  expect(marked).toHaveLength(1)
  expect(marked?.[0]).toContain('aria-label="Page 4"')
})

test('the first page leads only onward', () => {
  expect(pagination(1, 3)).not.toContain('Previous')
  expect(pagination(1, 3)).toMatch(
    /href="\/people\?page=2"[^>]*rel="next"|rel="next"[^>]*href="\/people\?page=2"/,
  )
})

test('the last page leads only back', () => {
  expect(pagination(3, 3)).toContain('Previous')
  expect(pagination(3, 3)).not.toContain('Next')
})

test('gaps between pages are not read out', () => {
  expect(pagination(5, 9).match(/<span aria-hidden="true">…<\/span>/g)).toHaveLength(2)
})

test('the numbers stand apart where no style puts space between them', () => {
  const text = pagination(5, 9).replace(/<[^>]*>/g, '')
  expect(text).toBe('Previous 1 … 4 5 6 … 9 Next')
})
