// @one-database: it needs none.
import { describe, expect, test } from 'vitest'
import { acceptedCoding, isKnownVersion } from '#app/http/negotiation.ts'

describe('of the codings that are offered', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['Br', 'br'],
    ['x-gzip', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br ; q=1.000 , gzip', 'br'],
    ['zbr', undefined],
    ['brotli', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.1, identity', undefined],
    ['gzip, identity;q=0.5', 'gzip'],
    ['identity', undefined],
    ['br;q=2', undefined],
    ['br;q=', undefined],
    ['br;q=-1', undefined],
    ['br;q=.5', undefined],
    ['br;q=1.001', undefined],
    ['br;q=0.0001', undefined],
    ['br;q=0.001', 'br'],
    ['BR;Q=1', 'br'],
    ['br q=1', undefined],
    ['"br"', undefined],
    ['x-br', undefined],
    ['br,', 'br'],
    [', , br', 'br'],
    ['*;q=0.1', 'br'],
    ['identity;q=0', undefined],
    ['identity;q=0, *', 'br'],
    ['gzip\t;\tq=0.5', 'gzip'],
    ['gzip;q=1.0, br;q=0.9', 'gzip'],
    ['deflate, gzip;q=1.0, *;q=0.5', 'gzip'],
    ['compress, gzip', 'gzip'],
    ['gzip, gzip;q=0', undefined],
    [`${'a,'.repeat(5000)}br`, 'br'],
    ['', undefined],
    [undefined, undefined],
  ])('%j gets %j', (header, expected) => {
    expect(acceptedCoding(header, ['br', 'gzip'])).toBe(expected)
  })
})

describe('a version with the tag "abc"', () => {
  test.each(['"abc"', 'W/"abc"', '"x", "abc"', '"x",W/"abc" , "y"', '*', ' * '])(
    'is known to %s',
    (header) => {
      expect(isKnownVersion(header, '"abc"')).toBe(true)
    },
  )

  test.each(['"abcd"', 'abc', '"ab', 'W/abc', '"x, abc"', '', null, undefined])('is new to %s', (header) => {
    expect(isKnownVersion(header, '"abc"')).toBe(false)
  })
})
