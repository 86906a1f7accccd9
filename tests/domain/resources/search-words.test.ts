import { expect, test } from 'vitest'
import { wordsOfName, wordsOfText } from '#app/domain/resources/search-words.ts'

test('a name is found from each letter of each of its words on', () => {
  expect(wordsOfName('Élan 9%')).toEqual(['elan', 'lan', 'an', 'n', '9%', '%'])
})

test('a text is found by its words, with and without the signs around and inside them', () => {
  expect(wordsOfText('(Offer/Counter-offer), 50%')).toEqual([
    '(offer/counter',
    'offer',
    'counter',
    'offer),',
    'offer',
    '50%',
    '50',
  ])
})

test('where a script doesn’t part its words, every sign begins one', () => {
  expect(new Set(wordsOfText('面试。'))).toEqual(new Set(['面试。', '试。', '。', '面试', '试']))
})

test('a word of any length is cut, not split', () => {
  expect(wordsOfText('x'.repeat(5000))).toEqual(['x'.repeat(200), 'x'.repeat(200)])
})

test('nothing says nothing', () => {
  expect([...wordsOfName(''), ...wordsOfText(' — ')]).toEqual([])
})
