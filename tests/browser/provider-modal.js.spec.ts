import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { OwnApp } from '../support/chargebee/own-app.ts'

const app = new OwnApp()
test.describe.configure({ mode: 'serial' })
test.beforeAll(() => app.start())
test.afterAll(() => app.stop())
test.use({ baseURL: async ({ browserName: _ }, use) => use(app.origin) })

const PROVIDER_PAGE = /^https:\/\/members-test\.chargebee\.com\//

/** Does what the provider's own script does, as far as the page can tell. */
const SCRIPT = `window.Chargebee = {
  init: (options) => ({
    openCheckout: ({ hostedPage, success, close }) => hostedPage().then((page) => {
      const modal = document.createElement('div')
      modal.id = 'cb-modal'
      modal.dataset.options = JSON.stringify(options)
      const frame = document.createElement('iframe')
      frame.title = 'Checkout'
      frame.src = page.url
      modal.append(frame)
      for (const [label, act] of [['Done paying', () => success(page.id)], ['Close checkout', () => {}]]) {
        const button = document.createElement('button')
        button.textContent = label
        button.onclick = () => { act(); modal.remove(); close() }
        modal.append(button)
      }
      document.body.append(modal)
    }),
  }),
}`

async function withProvider(page: Page, script: string | null) {
  await page.route(PROVIDER_PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Pay</title><h1>Hosted checkout</h1>',
    }),
  )
  await page.route('https://js.chargebee.com/**', (route) =>
    script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

const wall = async (page: Page) => {
  await page.goto('/alumni-resources')
  await page.getByRole('link', { name: 'Clarity Coaching: Six Sessions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Go further with premium')
}

/** Where the checkout form leads. The browser stays: a route isn't asked where a redirect leads to it. */
async function leftFor(page: Page, send: () => Promise<void>): Promise<string> {
  let leadsTo = ''
  await page.route('**/subscription/checkout', async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    leadsTo = answer.headers().location ?? ''
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Left</title><h1>Left</h1>' })
  })
  await send()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Left')
  return leadsTo
}

const lastPage = () => [...app.chargebee.pages.keys()].at(-1) ?? ''

test('the script of the provider is asked for on the paywall alone', async ({ page, signInAs }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('js.chargebee.com')) asked.push(new URL(page.url()).pathname)
  })
  await withProvider(page, SCRIPT)
  await signInAs('many-roles')
  for (const address of ['/', '/alumni-resources', '/subscriptions', '/profile']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
  await wall(page)
  await expect.poll(() => asked).toEqual(['/premium'])
})

test('paying opens over the page, can be closed, and leads to the confirmation', async ({
  page,
  signInAs,
}) => {
  await withProvider(page, SCRIPT)
  await signInAs('many-roles')
  await wall(page)
  await page.waitForFunction(() => 'Chargebee' in window)
  const pay = page.getByRole('button', { name: 'Pay monthly' })
  const modal = page.locator('#cb-modal')
  await pay.click()
  await expect(modal.frameLocator('iframe').getByRole('heading')).toHaveText('Hosted checkout')
  expect(await modal.getAttribute('data-options')).toContain(
    '"site":"members-test","publishableKey":"test_publishable"',
  )
  await page.getByRole('button', { name: 'Close checkout' }).click()
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL(/\/premium\?redirect=/)

  await pay.click()
  await expect(modal).toBeVisible()
  app.chargebee.pay(lastPage())
  await page.getByRole('button', { name: 'Done paying' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You are now a champion of the premium tier',
  )
  await page.getByRole('link', { name: 'Access premium MLTx features' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clarity Coaching: Six Sessions')
})

test('where the script can’t be had, paying is on a page of the provider', async ({ page, signInAs }) => {
  await withProvider(page, null)
  await signInAs('hidden')
  await wall(page)
  await page.waitForLoadState('networkidle')
  const leadsTo = await leftFor(page, () => page.getByRole('button', { name: 'Pay annually' }).click())
  expect(leadsTo).toMatch(PROVIDER_PAGE)
})

test('what can’t be opened over the page is told on a page', async ({ page, signInAs }) => {
  await withProvider(page, SCRIPT)
  await signInAs('former-subscriber')
  await wall(page)
  await page.waitForFunction(() => 'Chargebee' in window)
  app.chargebee.fault = { path: 'hosted_pages', kind: 503, times: 20 }
  await page.getByRole('button', { name: 'Pay annually' }).click()
  // The provider is asked twice for the page, and twice again by the form.
  const refused = page.getByRole('heading', { level: 1, name: 'We couldn’t open checkout' })
  await expect(refused).toBeVisible({ timeout: 30_000 })
  app.chargebee.fault = null
  const leadsTo = await leftFor(page, () => page.getByRole('button', { name: 'Try again' }).click())
  expect(leadsTo).toMatch(PROVIDER_PAGE)
})

test('who waits for the activation hears of it without doing anything', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.request.post('/subscription/checkout', {
    form: { planId: 'ANNUAL', redirect: '/alumni-resources' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  const checkout = lastPage()
  const { id } = app.chargebee.pay(checkout, 'future')
  await page.goto(`/subscription/return?id=${checkout}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment received. Activating…')
  await page.getByRole('link', { name: 'Refresh' }).focus()
  app.chargebee.change(id, { status: 'active' })
  const title = 'You are now a champion of the premium tier'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 30_000 })
  await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Access premium MLTx features' })).toBeFocused()
})
