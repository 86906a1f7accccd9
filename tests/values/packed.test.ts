import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packed, unpacked } from '#app/values/packed.ts'

test('whatever is packed comes back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      // JSON has one zero.
      expect(unpacked(packed(value as never))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('keys without a value are gone, and what is empty or null stays', () => {
  const row = { name: '', image: undefined, tags: [] as string[], mark: null, count: 0 }
  const back = unpacked(packed([row]))
  expect(back).toEqual([{ name: '', tags: [], mark: null, count: 0 }])
  expect(Object.keys(back[0] ?? {})).not.toContain('image')
})
