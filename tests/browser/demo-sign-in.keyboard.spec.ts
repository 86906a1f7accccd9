import { expect, test } from '../support/browser.ts'

test('someone is chosen on the demo’s page with keys', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Sign in with Google' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in with Google in the demo' })).toBeVisible()
  const first = page.getByRole('radio').first()
  await first.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/sign-in|login/)
})
