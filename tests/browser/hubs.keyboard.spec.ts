import { expect, test, untilAlive } from '../support/browser.ts'
import { markWith } from '../support/keyboard.ts'

test('a business is opened and closed with keys, and the focus comes back to its card', async ({ page }) => {
  await page.goto('/alumni-business-registry')
  await untilAlive(page)
  const card = page.getByRole('link', { name: 'Bright Margin' })
  await card.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Bright Margin' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/alumni-business-registry$/)
  await expect(card).toBeFocused()
})

test('a posting is marked and unmarked with keys, which stay where they are', async ({ page, signInAs }) => {
  await signInAs('many-roles')
  await page.goto('/partner-hub/1')
  await untilAlive(page)
  const mark = page.getByRole('button', { name: /^Favorite: Strategy and Operations Lead/ })
  await markWith(page, mark, 'Space')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await expect(mark).toBeFocused()
  await page.goto('/careers/prospects')
  await untilAlive(page)
  await mark.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'No items.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
