// @one-database: it is about files.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Settings } from '#app/settings.server.ts'
import { db, fetch, ORIGIN, signIn, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { partnerAtEvent } from '../support/partners.ts'
import { attend, newFellows, sessionOn } from '../support/sessions.ts'

let rep: number
let list: string

beforeAll(async () => {
  const at = await partnerAtEvent()
  const session = await sessionOn(at.eventId, 0)
  await attend(at.eventId, await newFellows({ firstName: 'Imani' }), [session])
  rep = at.rep
  list = `${at.home}/sessions/${session}/fellow-attendees`
})

let undo = async () => {}
afterEach(async () => {
  vi.restoreAllMocks()
  await undo()
  await db().rateLimit.deleteMany()
})

const limitTo = async (changes: Partial<Settings>) => {
  undo = await changeSettings(changes)
}

async function endWorkers() {
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
    void this.terminate()
  })
}

test.each([
  ['whose worker dies', endWorkers, 'Something went wrong on our end.'],
  [
    'too large for the memory',
    () => limitTo({ SPREADSHEET_MEMORY: 8 }),
    'The list is too large for one file.',
  ],
  ['too slow', () => limitTo({ SPREADSHEET_SECONDS: 0.001 }), 'It took too long.'],
])('of a file %s the page says so, without script, and the next one is made', async (_, hinder, sentence) => {
  await hinder()
  const { response, page } = await visit(`${list}/export`, { as: rep })
  expect(response.status).toBe(503)
  expect(response.headers.get('content-disposition')).toBeNull()
  expect(page.text('main [role=alert]')).toBe('Unable to download file, please try again later!')
  expect(page.text('main')).toContain(`We couldn’t make the spreadsheet. ${sentence}`)
  const again = page.find('main a[href$="/export"]').getAttribute('href') ?? ''

  vi.restoreAllMocks()
  await undo()
  expect((await fetch(again, { as: rep })).headers.get('content-disposition')).toMatch(/^attachment/)
})

test('whoever goes away while the file is made leaves no worker behind', async () => {
  let worker: Worker | undefined
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
    worker = this
  })
  const [client, cookie] = [new AbortController(), await signIn(rep)]
  const request = new Request(`${ORIGIN}${list}/export`, { headers: { cookie }, signal: client.signal })
  const answer = fetch(request).catch(() => null)
  await vi.waitUntil(() => worker)
  const ended = once(worker as unknown as Worker, 'exit')
  client.abort()
  await ended
  await answer
})
