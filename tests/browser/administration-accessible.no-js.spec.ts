import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

/** One record stands for the others of its kind, and one page of a list for its other pages. */
const kindOf = (address: string) => new URL(address).pathname.replace(/\/\d+(?=\/|$)/g, '/N')

/** Addresses of the administration that a page leads to, but for files. */
const administrationOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.origin === location.origin && /^\/admin(\/|$)/.test(link.pathname))
      .filter((link) => !link.download && !/\/(export|template|faults|report)\b/.test(link.pathname))
      .map((link) => link.href),
  )

test('every page that the administration leads to is accessible', async ({
  page,
  baseURL,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('admin')
  const seen = new Set(['/admin'])
  const waiting = [`${baseURL}/admin`]
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    await test.step(kindOf(address), async () => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await expectAccessible()
    })
    for (const next of await administrationOf(page)) {
      const kind = kindOf(next)
      if (seen.has(kind)) continue
      seen.add(kind)
      waiting.push(next)
    }
  }
  expect(seen.size).toBeGreaterThan(80)
})
