import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/browser.ts'

const menu = (page: Page) => page.locator('summary[aria-label=Share]')
const address = (page: Page) => page.getByRole('textbox', { name: 'Link to this page' })

test('a device with a sheet for sharing opens it, with the name and the address', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    navigator.share = async (shared) => {
      document.title = JSON.stringify(shared)
    }
  })
  await signInAs('alumni')
  await page.goto('/profile/1')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page).toHaveTitle(JSON.stringify({ title: 'Imani Okafor', url: page.url() }))
  await expect(address(page)).toBeHidden()
})

test('any other shows the address, which can be copied', async ({ page, signInAs, expectAccessible }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('fellow')
    await page.goto('/events/1')
    await untilAlive(page)
    await menu(page).click()
    await expect(address(page)).toHaveValue(page.url())
    await expect(address(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible()
    await expectAccessible()
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  }
})
