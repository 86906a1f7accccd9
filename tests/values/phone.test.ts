import { expect, test } from 'vitest'
import { dialAddress } from '#app/values/phone.ts'

test.each([
  ['+1 (312) 555-0123', 'tel:+13125550123'],
  ['0171/555 01.23', 'tel:01715550123'],
  ['+1 312 555 0123 x45', 'tel:+13125550123;ext=45'],
  ['312 555 0123 Ext. 6', 'tel:3125550123;ext=6'],
  ['312 555 0123 extension 6', 'tel:3125550123;ext=6'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['0049 (0)30 123456', 'tel:004930123456'],
  ['(0)20 7946 0958', 'tel:02079460958'],
  ['+1\u00a0312\u202f555\u20110123', 'tel:+13125550123'],
  ['+1 312–555–0123', 'tel:+13125550123'],
  ['＋１ ３１２ ５５５ ０１２３', 'tel:+13125550123'],
  [' +1 312 555 0123 ', 'tel:+13125550123'],
  ['911', 'tel:911'],
])('%s is dialled by %s', (phone, address) => {
  expect(dialAddress(phone)).toBe(address)
})

test.each([
  '٠٣٠ ٥٥٥ ٠١٢٣',
  'on request',
  '',
  '-',
  '()',
  '+',
  '12',
  'ext. 5',
  '1234567890123456',
  '+1 312 555 0123 or 0124',
  'tel:+13125550123',
  '++13125550123',
])('%j is dialled by nothing', (phone) => {
  expect(dialAddress(phone)).toBeNull()
})
