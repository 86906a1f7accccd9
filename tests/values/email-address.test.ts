import { describe, expect, test } from 'vitest'
import { isEmail, normalizeEmail } from '#app/values/email-address.ts'
import { z } from '#app/values/zod.ts'

describe('one spelling of an address', () => {
  test.each([
    [' Imani.Okafor@Example.ORG ', 'imani.okafor@example.org'],
    ['\u200bimani@example.org\ufeff', 'imani@example.org'],
    ['toma\u0301s@example.org', 'tomás@example.org'],
    ['imani@example.org\r\n', 'imani@example.org'],
    ['İMANİ@EXAMPLE.ORG', 'imani@example.org'],
    ['imani@ｅｘａｍｐｌｅ．ｏｒｇ', 'imani@example.org'],
    ['imani＠example。org', 'imani@example.org'],
    ['imani@example｡org', 'imani@example.org'],
    ['ﬁona@example.org', 'ﬁona@example.org'],
    ['Ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
    ['ana@bu\u0308cher.example', 'ana@xn--bcher-kva.example'],
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
    ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ['ana@bü/cher.example', 'ana@bü/cher.example'],
    ['ana@bücher', 'ana@bücher'],
  ])('%j is stored as %s', (given, expected) => {
    expect(normalizeEmail(given)).toBe(expected)
  })
})

describe('addresses that mail can be sent to', () => {
  test.each([
    'imani@example.org',
    'wen.li+news@mail.example.co.uk',
    'a%b_c@example.org',
    "o'neil@example.org",
    'tomás@exämple.org',
    'x@xn--exmple-cua.org',
    `${'a'.repeat(64)}@example.org`,
  ])('%s is one', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  test.each([
    '',
    'imani',
    '@example.org',
    'imani@',
    'imani@localhost',
    'imani@@example.org',
    'imani@evil.example@example.org',
    'imani okafor@example.org',
    'imani@example.org\nBcc: wen@example.org',
    'imani@exam\u200dple.org',
    '.imani@example.org',
    'imani.@example.org',
    'ima..ni@example.org',
    'imani@example..org',
    'imani@-example.org',
    'imani@example-.org',
    'imani@127.0.0.1',
    'Imani <imani@example.org>',
    'imani@example.org,wen@example.org',
    'imani@example.org;',
    'imani;wen@example.org',
    'mailto:imani@example.org',
    'imani@example.org.',
    'imani@.org',
    'imani@example',
    'imani@[127.0.0.1]',
    '"imani"@example.org',
    'imani@exam_ple.org',
    'imani@example.org?bcc=wen@example.org',
    'imani@example.org/x',
    'imani\\@example.org',
    'imani(work)@example.org',
    'imani @example.org',
    'imani@ example.org',
    'imani\u00a0okafor@example.org',
    '\u202eimani@example.org',
    'imani@exa\u00admple.org',
    'imani@example.123',
    `imani@${'a'.repeat(64)}.org`,
    'imani@example.org\0',
    `${'a'.repeat(65)}@example.org`,
    `imani@${'a.'.repeat(130)}org`,
    'imani\u115f@example.org',
    'imani@exam\u3164ple.org',
    'imani\u034f@example.org',
    'imani@example.org\ufe0f',
    'imani\u{e0041}@example.org',
    'imani@💩.org',
    'imani@xn--.org',
    '\u0301',
  ])('%j is none', (address) => {
    expect(isEmail(address)).toBe(false)
  })

  test('a schema can use both', () => {
    const schema = z.string().transform(normalizeEmail).refine(isEmail)
    expect(schema.parse(' Wen.Li@Example.org')).toBe('wen.li@example.org')
    expect(schema.safeParse('wen.li').success).toBe(false)
  })
})
