import { expect, test } from '../support/browser.ts'
import { badge, opener } from '../support/browser-badges.ts'

test('a menu of the bar opens, is left by Escape, and leads on, with keys alone', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/directory')
  const summary = opener(page, 'Announcements')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = badge(page, 'Announcements').getByRole('link', { includeHidden: true }).first()
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(summary).toBeFocused()
  await expect(first).toBeHidden()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/announcements\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
