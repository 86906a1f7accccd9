import { expect, test } from '../support/browser.ts'

for (const width of [320, 1280]) {
  test(`the paywall and what one has are accessible and fit at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const [account, address, heading] of [
      ['many-roles', '/premium', 'Go further with premium'],
      ['many-roles', '/subscriptions', 'Subscriptions'],
      ['annual-subscriber', '/subscriptions', 'Subscriptions'],
      ['former-subscriber', '/subscriptions', 'Subscriptions'],
    ] as const) {
      await signInAs(account)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectAccessible()
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
  })
}

test('an alumnus comes to the paywall from coaching, and leaves it for home', async ({ page, signInAs }) => {
  await signInAs('many-roles')
  await page.goto('/alumni-resources')
  await page.getByRole('link', { name: 'Clarity Coaching: Six Sessions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Go further with premium')
  await expect(page.getByRole('navigation', { name: 'Primary' })).toBeHidden()
  await page.getByRole('link', { name: 'No thank you, not at this time' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/alumni-resources')
  await page.getByRole('link', { name: 'See what premium includes' }).click()
  await page.getByRole('link', { name: 'No thank you, not at this time' }).click()
  await expect(page).toHaveURL(/\/alumni-resources$/)
})

test('an annual subscriber reads coaching a section at a time', async ({ page, signInAs }) => {
  await signInAs('annual-subscriber')
  await page.goto('/alumni-resources')
  await page.getByRole('link', { name: 'Clarity Coaching: Six Sessions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clarity Coaching: Six Sessions')
  await expect(page.getByRole('article').getByText('Premium', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('link', { name: 'How a session goes (6 min)' })).toBeVisible()
})

/** Each project has a member of its own to subscribe. */
const payer = () => (test.info().project.name === 'js' ? 'former-subscriber' : 'hidden')

test('an alumnus whose card is declined tries again, pays, and comes to what was asked for', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(payer())
  const heading = page.getByRole('heading', { level: 1 })
  const choose = async () => {
    await page.goto('/alumni-resources')
    await page.getByRole('link', { name: 'Clarity Coaching: Six Sessions' }).click()
    await page.getByRole('button', { name: 'Pay annually' }).click()
    await expect(heading).toHaveText('Sandbox checkout')
  }
  await choose()
  await page.getByRole('button', { name: 'Decline the card' }).click()
  await expect(page.getByText('The card was declined.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(heading).toHaveText('Nothing was paid')
  await expectAccessible()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading).toHaveText('Go further with premium')
  await page.getByRole('button', { name: 'Pay monthly' }).click()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading).toHaveText('You are now a champion of the premium tier')
  await expectAccessible()
  await page.getByRole('link', { name: 'Access premium MLTx features' }).click()
  await expect(heading).toHaveText('Clarity Coaching: Six Sessions')

  await page.locator('summary').filter({ hasText: 'Profile menu' }).click()
  await page.getByRole('link', { name: 'Subscriptions' }).click()
  await expect(page.getByRole('region', { name: 'Your subscriptions' })).toContainText('Monthly')
  await page.getByRole('button', { name: 'Reload subscriptions' }).click()
  await expect(page.getByText('Your subscriptions are up to date.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose Pivot Premium' }).click()
  await expect(heading).toHaveText('Sandbox checkout')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(heading).toHaveText('Pivot Premium is yours')
  await page.goto('/subscriptions')
  await page.getByRole('button', { name: 'Manage subscription' }).click()
  await expect(heading).toHaveText('Sandbox portal')
})
