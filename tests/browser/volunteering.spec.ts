import { expect, test } from '../support/browser.ts'
import { untilStored } from '../support/browser-marks.ts'

for (const width of [320, 1280]) {
  test(`volunteering is accessible and fits at ${width} px`, async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('alumni')
    const addresses = [
      '/volunteer',
      '/volunteer?favorites=true&frequencyIds=1',
      '/volunteer/5',
      '/volunteer/my-activities',
      '/volunteer/giving-back',
    ]
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
  })
}

test('a fellow chooses how to give back, signs up for what matches, and withdraws', async ({
  page,
  signInAs,
}) => {
  await signInAs('self-fellow')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Primary' }).getByText('Community', { exact: true }).click()
  await page.getByRole('link', { name: 'Volunteer', exact: true }).click()
  await page.getByRole('link', { name: 'How I give back' }).click()
  const dialog = page.getByRole('dialog', { name: 'How I give back' })
  await dialog.getByLabel('Application Reviews').check()
  await dialog.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Your giving-back choices were saved.')).toBeVisible()

  await page.goto('/volunteer?matching=true')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Résumé hour' }) })
  await card.getByRole('button', { name: /^Favorite/ }).click()
  await expect(card.getByRole('button', { name: /^Favorite/ })).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('button', { name: /^Favorite/ }).click()
  await expect(card.getByRole('button', { name: /^Favorite/ })).toHaveAttribute('aria-pressed', 'false')
  await card.getByRole('button', { name: /^Sign up/ }).click()
  await expect(card.getByText('Pending')).toBeVisible()
  await page.getByRole('link', { name: 'My activities' }).click()
  await untilStored(page, () => page.getByRole('button', { name: /^Withdraw/ }).click())
  await page.getByRole('link', { name: 'Opportunities', exact: true }).click()
  await page.getByRole('link', { name: 'My activities' }).click()
  await expect(page.getByRole('heading', { name: 'No items.' })).toBeVisible()
})
