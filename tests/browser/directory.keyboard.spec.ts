import { expect, test } from '../support/browser.ts'

test('members are filtered, and a filter is removed, with keys alone', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/directory')
  await page.getByLabel('Search members').focus()
  await page.keyboard.type('a')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=a/)

  await page.locator('summary', { hasText: 'Program types' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Career Prep', { exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/programTypeIds=1/)
  await expect(page.getByLabel('Career Prep', { exact: true })).toBeFocused()

  await page.getByRole('link', { name: 'Remove filter: Career Prep' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/directory\?search=a$/)
})
