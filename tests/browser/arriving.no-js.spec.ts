import type { Page } from '@playwright/test'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { expect, test } from '../support/browser.ts'

const PAGES: [DemoAccount, string][] = [
  ['alumni', '/'],
  ['alumni', '/directory'],
  ['alumni', '/profile/1'],
  ['alumni', '/messages'],
  ['alumni', '/events'],
  ['alumni', '/alumni-business-registry'],
  ['event-manager', '/partner-management/action-items'],
  ['admin', '/admin/events'],
]

/** On a slow line the beginning of a page is shown before the rest arrives. */
for (const [account, address] of PAGES) {
  test(`the beginning of ${address} stays where it is`, async ({ page, signInAs }) => {
    await signInAs(account)
    let share = 1
    await page.route(`**${address}`, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const main = html.indexOf('<main')
      const cut = html.lastIndexOf('><', main + (html.indexOf('</main>') - main) * share) + 1
      await route.fulfill({ response, body: share === 1 ? html : html.slice(0, cut) })
    })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      share = 1
      expect((await page.goto(address))?.status()).toBe(200)
      const whole = await places(page)
      for (share of [0.15, 0.3, 0.5]) {
        await page.goto(address)
        const part = await places(page)
        expect(Object.keys(part).length).toBeGreaterThan(1)
        for (const [what, place] of Object.entries(part)) {
          expect(place, `${what} at ${width} px, cut at ${share}`).toEqual(whole[what])
        }
      }
    }
  })
}

/** Where the parts stand that a page begins with. */
const places = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, number[]> = {}
    for (const what of ['header', 'main', 'main h1', 'main [role=search]']) {
      const box = document.querySelector(what)?.getBoundingClientRect()
      // A title is as wide as what stands next to it lets it be.
      if (box) found[what] = [box.x, box.y, what === 'main h1' ? 0 : box.width]
    }
    return found
  })
