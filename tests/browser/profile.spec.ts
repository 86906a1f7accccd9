import { expect, test } from '../support/browser.ts'

for (const width of [320, 1280]) {
  test(`profiles are accessible and fit at ${width} px`, async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('alumni')
    for (const address of ['/profile/1', '/profile', '/profile/privacy-and-visibility']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
  })
}

test('a long list opens and closes', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/profile')
  const more = page
    .getByRole('main')
    .locator('details', { hasText: /See All/ })
    .first()
  await expect(more.getByText('See All')).toBeVisible()
  await more.locator('summary').click()
  await expect(more.getByText('See Less')).toBeVisible()
})
