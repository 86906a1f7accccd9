import { expect, test } from '../support/browser.ts'

for (const address of ['/resources', '/events']) {
  test(`on a phone nothing moves on ${address} when script takes the filters over`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await signInAs('alumni')
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800))
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const apply = page.locator('.field-row').getByRole('button', { name: 'Apply' })
    const filters = page.locator('.filters > summary')
    await expect(apply).toBeVisible()
    const before = await filters.boundingBox()
    await expect(apply).toBeHidden()
    expect(await filters.boundingBox()).toEqual(before)
  })
}
