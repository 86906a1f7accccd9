import { expect, test } from '../support/browser.ts'

test('people are checked in by keyboard, and the focus stays with them', async ({ page, signInAs }) => {
  await signInAs('event-manager')
  await page.goto('/admin/events/1/check-in')
  await page.locator('.door-session').first().focus()
  await page.keyboard.press('Enter')
  const unseen = page.locator('.door-row').filter({ hasNot: page.locator('.door-state') })
  const row = page.locator(`#${await unseen.first().getAttribute('id')}`)
  await row.getByRole('button').first().focus()
  await page.keyboard.press('Enter')
  await expect(row).toContainText('Here since')
  await expect(row.getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: 'Wasn’t here' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row).not.toContainText('Here')
  await expect(row.getByRole('button').first()).toBeFocused()
})
