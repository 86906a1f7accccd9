import { describe, expect, test } from 'vitest'
import { categoriesOf, isMajor, MAJOR_NAMES } from '#app/domain/affiliations/majors.ts'
import { majors } from '../../../prisma/seeds/data/fields.ts'

describe('majors', () => {
  test('stand once each, by name, with categories of their own', () => {
    expect(new Set(MAJOR_NAMES).size).toBe(MAJOR_NAMES.length)
    expect(categoriesOf('Economics')).toEqual(['Business', 'Social Sciences'])
    for (const name of MAJOR_NAMES) expect(categoriesOf(name).length, name).toBeGreaterThan(0)
  })

  test('of the demo may be chosen with the categories that they have there', () => {
    for (const [category, names] of majors) {
      for (const name of names) {
        expect(isMajor(name), name).toBe(true)
        expect(categoriesOf(name), name).toContain(category)
      }
    }
  })
})
