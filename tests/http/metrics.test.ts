// @one-database: it brings an embedded one of its own.
import { expect, test, vi } from 'vitest'
import { ownServer } from '../support/own-server.ts'
import { freePort } from '../support/postgres-server.ts'

const METRICS_PORT = String(await freePort())
const { ask, printed } = ownServer({ METRICS_PORT, LOG_LEVEL: 'info' })
const SECRETS = ['ada-lovelace', 'ada@example.org', '4711', 'searched']
const ADDRESSES = [
  '/profile/4711?search=searched',
  '/profile/4711.data?search=searched',
  '/ada-lovelace/ada@example.org',
  '/auth/login?email=ada@example.org',
]

const metrics = async (path = '/metrics') => {
  const response = await fetch(`http://127.0.0.1:${METRICS_PORT}${path}`)
  return { status: response.status, text: await response.text() }
}
const requestLines = () =>
  printed()
    .split('\n')
    .filter((line) => line.includes('"path"'))

test('requests are counted and logged by the pattern of their address and the role, not by who and what', async () => {
  for (const address of ADDRESSES) await ask(address)
  await vi.waitFor(() => expect(requestLines()).toHaveLength(ADDRESSES.length))
  for (const line of requestLines()) {
    const logged = JSON.parse(line)
    expect(Object.keys(logged).sort()).toEqual(
      ['level', 'method', 'ms', 'path', 'pid', 'requestId', 'role', 'route', 'status', 'time'].sort(),
    )
    expect(logged.role).toBe('VISITOR')
  }
  expect(requestLines().map((line) => JSON.parse(line).route)).toEqual([
    '/profile/:profileId',
    '/profile/:profileId',
    expect.stringMatching(/\*$/),
    '/auth/login/:error?',
  ])
  const { text } = await metrics()
  expect(text).toMatch(
    /^members_requests_total\{route="\/auth\/login\/:error\?",method="GET",role="VISITOR",status="200"\} 1$/m,
  )
  expect(text).toMatch(/^members_request_seconds_count\{route="\/profile\/:profileId"\} 2$/m)
  for (const secret of SECRETS) expect(text, secret).not.toContain(secret)
})

test.each([
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
  'members_live_streams 0',
  'members_mail_queue{state="due"} 0',
  'members_mail_queue{state="given up"} 0',
  'members_mail_outcomes{outcome="retried"} 0',
  'members_jobs{queue="imports",state="given up"} 0',
  'members_jobs{queue="clear-up",state="to try again"} 0',
  'members_jobs{queue="files",state="given up"} 0',
  'members_unnamed_files{outcome="left"} 0',
])('the figures have %s', async (figure) => {
  expect(`\n${(await metrics()).text}`).toContain(`\n${figure}`)
})

test('the figures are at their own port alone', async () => {
  expect((await ask('/metrics')).status).toBe(404)
  expect((await metrics('/')).status).toBe(404)
})
