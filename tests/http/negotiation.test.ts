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
