import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

/** A phone on a slow line: the page is read before its script is there. */
async function onSlowPhone(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
}

for (const address of ['/resources', '/events']) {
  test(`on a phone nothing moves on ${address} when script takes the filters over`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('alumni')
    await onSlowPhone(page)
    await page.goto(address, { waitUntil: 'commit' })
    const apply = page.locator('.field-row').getByRole('button', { name: 'Apply' })
    const filters = page.locator('.filters > summary')
    await expect(apply).toBeVisible()
    const before = await filters.boundingBox()
    await expect(apply).toBeHidden()
    expect(await filters.boundingBox()).toEqual(before)
  })
}

test('on a phone an agenda stays where it is when script takes its form over', async ({ page, signInAs }) => {
  await signInAs('fellow')
  await page.goto('/events?sort=recent&viewAll=true')
  const event = page.getByRole('link', { name: 'Event Details for Leadership Institute' })
  const address = (await event.getAttribute('href')) ?? ''
  await onSlowPhone(page)
  await page.goto(address, { waitUntil: 'commit' })
  const days = page.getByRole('navigation', { name: 'Days' })
  await expect(days).toBeVisible()
  const before = await days.boundingBox()
  await page.waitForLoadState('networkidle')
  expect(await days.boundingBox()).toEqual(before)
})
