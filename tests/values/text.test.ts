import { describe, expect, test } from 'vitest'
import { codePointLength, cut, normalizeMultiline, normalizeText, startOf } from '#app/values/text.ts'

describe('one line of text', () => {
  test.each([
    ['a decomposed accent is composed', 'Jose\u0301', 'José'],
    ['NUL is removed', 'Ko\u0000fi', 'Kofi'],
    ['C0 and C1 controls are removed', 'K\u0007o\u001bf\u009bi\u007f', 'Kofi'],
    ['an override of direction is removed', 'Sam\u202Etset', 'Samtset'],
    [
      'embeddings and isolates are removed',
      '\u202aa\u202bb\u202cc\u202d\u2066d\u2067e\u2068f\u2069',
      'abcdef',
    ],
    ['zero-width characters are removed', 'Wen\u200b\u2060\ufeff Li\u200e\u200f', 'Wen Li'],
    ['lone surrogates are removed', 'a\ud83db\ude00c', 'abc'],
    ['a pair of surrogates stays', '🎓', '🎓'],
    ['each line end becomes one space', 'a\r\nb\nc\rd\u0085e\u2028f', 'a b c d e f'],
    ['a tab becomes a space', 'a\tb', 'a b'],
    ['the ends are trimmed of every white space', ' \u00a0\u3000Wen Li\u2003\u202f\n', 'Wen Li'],
    [
      'the ends are trimmed of white space and zero-width characters mixed',
      '\u200b \u200dMarta \u200c\ufeff',
      'Marta',
    ],
    ['letters that show nothing are no text', '\u3164\uffa0\u2800\u00ad', ''],
    ['a joiner inside a word stays', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['an emoji sequence stays', '👩\u200d🎓', '👩\u200d🎓'],
    ['Hebrew stays in its order', 'ליאור כהן', 'ליאור כהן'],
    ['an accent joins its letter when what stood between is removed', 'e\u200b\u0301', 'é'],
    ['nothing but spaces is empty', '   ', ''],
  ])('%s', (_, given, expected) => {
    expect(normalizeText(given)).toBe(expected)
  })

  test('normalizing twice changes nothing more', () => {
    const once = normalizeText(' \u200bJose\u0301\r\n\u202eA\u200c ')
    expect(normalizeText(once)).toBe(once)
  })

  test('a very long run of spaces is trimmed at once', () => {
    const before = process.cpuUsage()
    normalizeText(`é${' '.repeat(200_000)}é`)
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
  })
})

describe('text of several lines', () => {
  test.each([
    ['every kind of line end becomes LF', 'a\r\nb\rc\nd\u2029e', 'a\nb\nc\nd\ne'],
    ['empty lines inside stay', 'a\r\n\r\nb', 'a\n\nb'],
    ['tabs become spaces', '\ta\n\tb', 'a\n b'],
    ['controls and overrides are removed from each line', 'a\u0000\u202e\nb\u0007', 'a\nb'],
    ['blank lines at the ends are trimmed', '\r\n \u200b\r\nHello\r\n\u00a0\r\n', 'Hello'],
  ])('%s', (_, given, expected) => {
    expect(normalizeMultiline(given)).toBe(expected)
  })
})

describe('the length of text', () => {
  test.each([
    ['a line end sent as CR and LF counts once', normalizeMultiline(`a${'\r\n'.repeat(100)}b`), 102],
    ['an emoji counts once', '🎓'.repeat(2500), 2500],
    ['each code point of a sequence counts', '👩\u200d🎓', 3],
    ['nothing has no length', '', 0],
  ])('%s', (_, text, length) => {
    expect(codePointLength(text)).toBe(length)
  })
})

describe('the start of a text', () => {
  test.each([
    ['Analyst', 20, 'Analyst'],
    ['Analyst', 3, 'Ana'],
    ['🎓🎓', 4, '🎓🎓'],
    ['🎓🎓', 3, '🎓'],
    ['🎓🎓', 2, '🎓'],
    ['🎓🎓', 1, ''],
    ['🎓🎓', 0, ''],
  ])('of %j in %i units is %j', (text, max, start) => {
    expect(startOf(text, max)).toBe(start)
  })
})

describe('cutting text', () => {
  test.each([
    ['text that fits stays whole', 'Analyst', 20, 'Analyst'],
    ['text that just fits stays whole', 'Analyst', 7, 'Analyst'],
    ['the ellipsis counts', 'Analysts', 7, 'Analys…'],
    ['no space stands before the ellipsis', 'Senior  Analyst', 9, 'Senior…'],
    ['emoji sequences that fit stay whole', '👩\u200d🎓👩\u200d🎓', 2, '👩\u200d🎓👩\u200d🎓'],
    ['an emoji sequence is never torn', '👩\u200d🎓👩\u200d🎓👩\u200d🎓', 2, '👩\u200d🎓…'],
    ['a letter keeps its marks', 'q\u0303q\u0303q\u0303', 2, 'q\u0303…'],
    ['flags are cut between flags', '🇧🇷🇫🇷🇬🇭', 2, '🇧🇷…'],
    ['one character leaves the ellipsis', 'ab', 1, '…'],
    ['no character leaves nothing', 'ab', 0, ''],
    ['one wide character leaves the ellipsis too', '🎓🎓', 1, '…'],
  ])('%s', (_, text, max, expected) => {
    expect(cut(text, max)).toBe(expected)
  })
})
