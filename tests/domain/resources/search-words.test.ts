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

test('where a script doesn’t part its words, every letter of a sentence begins one', () => {
  expect(wordsOfText('面试。准备')).toEqual(['面试。准备', '面试', '试', '准备', '备'])
})

test('a word of any length is cut, not split', () => {
  expect(wordsOfText('x'.repeat(5000))).toEqual(['x'.repeat(200), 'x'.repeat(200)])
})

test('nothing says nothing', () => {
  expect([...wordsOfName(''), ...wordsOfText(' — ')]).toEqual([])
})
