/**
 * The `test` for every journey: on the worker's own server, whose database is restored to the demo for each file, with
 * a page that fails its test on complaints by a script, the console or the content policy.
 */
import { test as base, type Page } from '@playwright/test'
import { type DemoAccount, demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { faultsOn } from './accessibility.ts'
import { DemoServer } from './demo-server.ts'
import { expect } from './expecting.ts'
import { Machines } from './machines.ts'

export { expect }

type Fixtures = {
  /** The browser's complaints so far; a test that provokes one empties it. */
  complaints: string[]
  signInAs: (account: DemoAccount) => Promise<void>
  expectAccessible: () => Promise<void>
}

/** The worker's server, where that begins sessions itself. */
let own: { origin: string; server: DemoServer } | undefined

/** Returns the origin of the worker's server, on which no one before this owner has left anything. */
type Serve = (owner: string) => Promise<string>

export const test = base.extend<Fixtures, { serve: Serve }>({
  serve: [
    async ({ browserName: _ }, use) => {
      const server = process.env.BROWSER_MACHINES ? new Machines() : new DemoServer()
      const origin = await server.start()
      if (server instanceof DemoServer) own = { origin, server }
      let owner = ''
      await use(async (asking) => {
        if (owner !== '' && asking !== owner) await server.startAnew()
        owner = asking
        return origin
      })
      await server.stop()
    },
    { scope: 'worker' },
  ],
  /** A file's tests run in order on one server, unless the runner shuffles them. */
  baseURL: async ({ serve }, use, { config, file, repeatEachIndex, testId }) => {
    await use(await serve(config.fullyParallel ? testId : `${file} ${repeatEachIndex}`))
  },
  complaints: [
    async ({ page, javaScriptEnabled }, use, info) => {
      const complaints: string[] = []
      await collect(page, complaints, javaScriptEnabled)
      await use(complaints)
      if (info.status !== info.expectedStatus || complaints.length > 0) await takePictures(page)
      expect(complaints, 'what the browser complained of').toEqual([])
    },
    { auto: true },
  ],
  signInAs: async ({ page, baseURL }, use) => {
    await use((account) => signInAs(page, account, baseURL))
  },
  expectAccessible: async ({ page }, use) => {
    await use(() => expectAccessible(page))
  },
})

/** Signs in without the form's page: journeys that are about signing in fill it in themselves. */
export async function signInAs(page: Page, account: DemoAccount, origin = own?.origin) {
  if (own && origin === own.origin) {
    const value = await own.server.sessionOf(emailOf(account))
    const cookie = { name: 'session', value, url: origin, httpOnly: true, sameSite: 'Lax' } as const
    return page.context().addCookies([cookie])
  }
  const answer = await page.request.post('/auth/login', {
    form: { email: emailOf(account), password: demoPassword },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status(), `signing in as ${account}`).toBeGreaterThanOrEqual(300)
  expect(answer.status(), `signing in as ${account}`).toBeLessThan(400)
}

/** Where there is script, it answers from then on. */
export async function untilAlive(page: Page) {
  if (test.info().project.use.javaScriptEnabled === false) return
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const isThere = (list: PerformanceObserverEntryList) => list.getEntriesByName('alive').length > 0
        new PerformanceObserver((list) => isThere(list) && resolve()).observe({
          type: 'mark',
          buffered: true,
        })
      }),
  )
}

async function expectAccessible(page: Page) {
  const isScripted = test.info().project.use.javaScriptEnabled !== false
  expect(await faultsOn(page, isScripted), `accessibility of ${page.url()}`).toEqual([])
}

async function collect(page: Page, complaints: string[], isScripted: boolean) {
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`))
  page.on('console', (message) => {
    // Chromium reports a blocked resource here, whether or not the page runs JavaScript, and every 4xx document.
    const expected = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !expected) complaints.push(`console: ${message.text()}`)
  })
  if (!isScripted) return
  // Of code made from text Chromium says nothing where script catches its refusal.
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
        console.error(`${violatedDirective} blocked ${blockedURI} in ${sourceFile}:${lineNumber}`),
    )
  })
}

/** Of a test that fails: the runner itself takes one of each page of each test, and throws most of them away. */
async function takePictures(page: Page) {
  for (const [index, one] of page.context().pages().entries()) {
    const file = test.info().outputPath(`failed-${index + 1}.png`)
    await one.screenshot({ path: file, timeout: 5_000 }).catch(() => {})
  }
}
