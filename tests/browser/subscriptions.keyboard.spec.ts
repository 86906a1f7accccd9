import { expect, test } from '../support/browser.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'

test('somebody comes to the paywall and away from it, or on to paying, without a pointer', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/alumni-resources')
  await pressOn(page, page.getByRole('link', { name: 'Clarity Coaching: Six Sessions' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Go further with premium')
  // The bar's menus are out of the way: the brand, the two prices, the way out.
  const reached: string[] = []
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab')
    reached.push(await page.evaluate(() => document.activeElement?.textContent?.trim() ?? ''))
  }
  expect(reached).toEqual([
    'Skip to main content',
    'MLT Community',
    'Pay monthly',
    'Pay annually',
    'No thank you, not at this time',
  ])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Go further with premium')
  await tabTo(page, 'button', 'Pay monthly')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sandbox checkout')
})
