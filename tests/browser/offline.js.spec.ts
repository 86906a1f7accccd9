import type { BrowserContext, Page } from '@playwright/test'
import { expect, signInAs as signIn, test } from '../support/browser.ts'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const agenda = (page: Page) => page.getByRole('heading', { name: 'My agenda' })

/** Opens a page, on which the worker arrives late: after some seconds, which are skipped. */
async function openWithWorker(page: Page, address: string) {
  await page.clock.install()
  await page.goto(address)
  const isThere = async () => {
    await page.clock.fastForward(3_000)
    return page.evaluate(() => navigator.serviceWorker.controller !== null)
  }
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true)
}

/** The addresses and texts of all that the worker and the pages keep. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: { cache: string; path: string; text: string }[] = []
    for (const cache of await caches.keys()) {
      for (const request of await (await caches.open(cache)).keys()) {
        const answer = await caches.match(request, { cacheName: cache, ignoreVary: true })
        found.push({ cache, path: new URL(request.url).pathname, text: (await answer?.text()) ?? '' })
      }
    }
    return found
  })

/** Asks for the agenda to be kept, and waits until it is. */
async function keepAgenda(page: Page) {
  await openWithWorker(page, '/events/calendar')
  await page.getByRole('button', { name: 'Keep my agenda on this device' }).click()
  await expect(page.getByRole('button', { name: 'Remove it from this device' })).toBeVisible()
  await expect
    .poll(async () => (await kept(page)).some(({ text }) => text.includes('My agenda')), { timeout: 30_000 })
    .toBe(true)
}

const signOut = async (page: Page) => {
  await page.goto('/')
  await page.locator('summary', { hasText: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

const withoutLine = async (context: BrowserContext, work: () => Promise<void>) => {
  await context.setOffline(true)
  await work()
  await context.setOffline(false)
}

test('without a line every page says so, in the look of the site, and leads on once there is one', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('alumni')
  await openWithWorker(page, '/')
  await withoutLine(context, async () => {
    for (const address of ['/messages', '/events?viewAll=true']) {
      await page.goto(address)
      await expect(heading(page)).toHaveText('You’re offline')
    }
    await expect(page.getByRole('banner')).toHaveCSS('background-color', /^(rgb|oklch|color)/)
    await expect(page.getByRole('main')).not.toContainText('agenda')
    await expectAccessible()
  })
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/events\?viewAll=true$/)
  await expect(heading(page)).toHaveText('Upcoming Events')
})

test('nothing is kept but scripts, styles and the page that says so', async ({ page, signInAs }) => {
  await signInAs('fellow')
  await openWithWorker(page, '/')
  await page.goto('/messages')
  await page.goto('/directory')
  const all = await kept(page)
  expect(all.length).toBeGreaterThan(3)
  expect(all.filter(({ path }) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([])
  for (const { path, text } of all) {
    if (path === '/offline') expect(text).not.toContain('Okafor')
  }
})

test('a fellow who asked for it reads the agenda without a line, and nothing else', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('fellow')
  await keepAgenda(page)
  await withoutLine(context, async () => {
    await page.goto('/events')
    await expect(heading(page)).toHaveText('You’re offline')
    await expect(agenda(page)).toBeVisible()
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(0)
    await expect(page.getByText('Okafor')).toHaveCount(0)
    await expectAccessible()
  })
  await page.goto('/events/calendar')
  await page.getByRole('button', { name: 'Remove it from this device' }).click()
  await expect
    .poll(async () => (await kept(page)).some(({ cache }) => cache === 'agenda'), { timeout: 30_000 })
    .toBe(false)
})

test('signing out leaves nothing private, and the next member begins without an agenda', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('fellow')
  await keepAgenda(page)
  await signOut(page)
  await expect(page).toHaveURL(/\/auth\/login/)
  const left = await kept(page)
  expect(left.filter(({ cache }) => cache === 'agenda')).toEqual([])
  expect(left.filter(({ text, path }) => path === '/offline' && /My agenda|Okafor/.test(text))).toEqual([])
  await withoutLine(context, async () => {
    await page.goto('/events')
    await expect(heading(page)).toHaveText('You’re offline')
    await expect(agenda(page)).toHaveCount(0)
  })
  await signIn(page, 'mba-fellow')
  await page.goto('/events/calendar')
  await expect(page.getByRole('button', { name: 'Keep my agenda on this device' })).toBeVisible()
})

test('someone else who signs in without the first signing out gets none of it', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('fellow')
  await keepAgenda(page)
  const cookies = await context.cookies()
  await context.clearCookies({ name: 'session' })
  expect(cookies.some(({ name }) => name === 'agenda')).toBe(true)
  await page.goto('/')
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect.poll(async () => (await kept(page)).some(({ cache }) => cache === 'agenda')).toBe(false)
})

test('a worker takes away what the one before it has kept', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await openWithWorker(page, '/')
  await page.evaluate(async () => {
    await (await caches.open('files of another build')).put('/assets/old.js', new Response('old'))
    await (await navigator.serviceWorker.ready).unregister()
  })
  await openWithWorker(page, '/directory')
  await expect
    .poll(async () => (await kept(page)).some(({ path }) => path === '/assets/old.js'), { timeout: 30_000 })
    .toBe(false)
})
