import { expect, test } from 'vitest'
import { dialAddress } from '#app/values/phone.ts'

test.each([
  ['+1 (312) 555-0123', 'tel:+13125550123'],
  ['0171/555 01.23', 'tel:01715550123'],
  ['+1 312 555 0123 x45', 'tel:+13125550123;ext=45'],
  ['312 555 0123 Ext. 6', 'tel:3125550123;ext=6'],
])('%s is dialled by %s', (phone, address) => {
  expect(dialAddress(phone)).toBe(address)
})

test.each(['٠٣٠ ٥٥٥ ٠١٢٣', 'on request', ''])('%j is dialled by nothing', (phone) => {
  expect(dialAddress(phone)).toBeNull()
})
