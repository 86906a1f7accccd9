// @one-database: it is about what a log may hold.
import { beforeEach, describe, expect, test } from 'vitest'
import { readReport } from '../../app/routes/policy-reports/report.server.ts'
import { db, fetch, visit } from '../support/app.ts'

const REPORT = {
  'document-uri': 'https://members.example/directory?search=secret-name',
  referrer: 'https://members.example/profile/4711',
  'violated-directive': 'script-src-elem',
  'effective-directive': 'script-src-elem',
  'original-policy': "default-src 'self'",
  'blocked-uri': 'https://ads.example/track.js?member=4711',
  'source-file': 'chrome-extension',
  'line-number': 12,
}
const SECRET = 'abcdefghijklmnopqrstuvwxyz-0123456789_ABCDE'
const body = (changes: object = {}) => JSON.stringify({ 'csp-report': { ...REPORT, ...changes } })
const send = (content: string, headers: Record<string, string> = {}) =>
  fetch('/policy-reports', {
    method: 'POST',
    body: content,
    headers: { 'content-type': 'application/csp-report', ...headers },
  })

beforeEach(async () => {
  await db().rateLimit.deleteMany()
})

describe('what a page’s content policy kept from it', () => {
  test('is told to an address that every page names', async () => {
    const { response } = await visit('/auth/login')
    expect(response.headers.get('content-security-policy')).toContain('report-uri /policy-reports')
    expect((await send(body())).status).toBe(204)
    expect((await fetch('/policy-reports')).status).toBe(405)
  })

  test('is logged without the query of any address, and without who looked at what elsewhere', () => {
    expect(readReport(body())).toEqual({
      page: '/directory',
      directive: 'script-src-elem',
      blocked: 'https://ads.example',
      source: 'chrome-extension',
      line: 12,
    })
  })

  test.each([
    ['inline', 'inline'],
    ['eval', 'eval'],
    ['', ''],
    ['data:text/javascript,steal()', 'data:'],
    ['blob:https://members.example/1-2', 'https://members.example'],
    ['not an address at all <script>', 'unreadable'],
  ])('names what was kept away: %j', (blocked, said) => {
    expect(readReport(body({ 'blocked-uri': blocked }))?.blocked).toBe(said)
  })

  test('hides the secret in the address of a page', () => {
    const page = `https://members.example/auth/reset-password/${SECRET}`
    expect(JSON.stringify(readReport(body({ 'document-uri': page })))).not.toContain(SECRET)
  })

  test.each(['', 'null', '[]', '{}', '{"csp-report":{}}', '{"csp-report":{"document-uri":"nowhere"}}', '{'])(
    'is refused where it is no report: %j',
    async (content) => {
      expect((await send(content)).status).toBe(400)
    },
  )

  test('is taken from our own pages alone, not too long and not too often', async () => {
    expect(
      (await send(body(), { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).status,
    ).toBe(403)
    expect((await send(body({ referrer: 'x'.repeat(20_000) }))).status).toBe(413)
    await db().rateLimit.deleteMany()
    for (let count = 0; count < 60; count++) expect((await send(body())).status).toBe(204)
    expect((await send(body())).status).toBe(429)
  })
})
