import { describe, expect, test } from 'vitest'
import { webUrl } from '#app/values/web-url.ts'

describe('the address of a web page', () => {
  test.each([
    ['https://example.org', 'https://example.org/'],
    ['HTTP://Example.org/a?b=c#d', 'http://example.org/a?b=c#d'],
    [' https://example.org/a\n', 'https://example.org/a'],
    ['https://example.org:8443/x', 'https://example.org:8443/x'],
    ['https://例え.テスト/', 'https://xn--r8jz45g.xn--zckzah/'],
    ['https://a_b.example.org./x', 'https://a_b.example.org./x'],
    ['https://[2001:db8::1]/x', 'https://[2001:db8::1]/x'],
    ['https://example.org\u202e/x', 'https://example.org/x'],
    ['https://example.org/<b>"', 'https://example.org/%3Cb%3E%22'],
    ['https://example.org/%zz', 'https://example.org/%zz'],
  ])('%j is kept as %s', (given, expected) => {
    expect(webUrl(given)).toBe(expected)
  })

  test.each([
    '',
    'example.org',
    '//evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:imani@example.org',
    'ftp://example.org',
    'https:example.org',
    'https:/example.org',
    'https://',
    'https://user:pw@example.org',
    'https://user@example.org',
    'https://exa mple.org',
    'https://.',
    'https://..',
    'https://a..b',
    'https://-a.org',
    'https://a.-b.org',
    `https://${'a'.repeat(64)}.org`,
    'https://example.org:99999',
    'https://?x',
    'https://#x',
    'https:\\\\example.org',
    'ｈttps://example.org',
  ])('%j is refused', (given) => {
    expect(webUrl(given)).toBeNull()
  })
})

describe('the address of a page on one of the allowed sites', () => {
  const domains = ['linkedin.com']

  test.each([
    'https://www.linkedin.com/in/ana',
    'http://uk.linkedin.com/in/ana',
    'https://linkedin.com/in/ana',
  ])('%s is on it', (given) => {
    expect(webUrl(given, { domains })).toBe(given)
  })

  test.each([
    'https://linkedin.com.evil.example/in/x',
    'https://evil.example/?linkedin.com',
    'https://evil.example/linkedin.com',
    'https://evil.example#linkedin.com',
    'https://evillinkedin.com/in/x',
    'https://evil.example\\.linkedin.com',
    'https://linkedin.com@evil.example/',
  ])('%s is not', (given) => {
    expect(webUrl(given, { domains })).toBeNull()
  })
})
