import { expect, test } from '../support/browser.ts'

/** Each project has a member of its own, who pays for nothing here. */
const member = () => (test.info().project.name === 'js' ? 'alumni' : 'many-roles')

for (const width of [320, 1280]) {
  test(`the pages of the billing sandbox are accessible and fit at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs(member())
    const heading = page.getByRole('heading', { level: 1 })
    const fits = async () => {
      await expectAccessible()
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    }
    await page.goto('/premium')
    await page.getByRole('button', { name: 'Pay annually' }).click()
    await expect(heading).toHaveText('Sandbox checkout')
    await fits()
    await page.getByRole('button', { name: 'Decline the card' }).click()
    await expect(page.getByText('The card was declined.')).toBeVisible()
    await fits()
    await page.getByRole('button', { name: 'Let the page expire' }).click()
    await expect(page.getByText('This checkout page has expired.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeHidden()
    await fits()
    await page.getByRole('link', { name: 'Go back' }).click()
    await expect(heading).toHaveText('Your payment was declined')
    await page.goto('/dev/billing/portal')
    await expect(heading).toHaveText('Sandbox portal')
    await fits()
  })
}
