import { expect, test } from '../support/browser.ts'

test('past events are added with the keyboard, which stays where it was', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/events')
  const count = page.locator('#count')
  const upcoming = (await count.textContent()) ?? ''
  await page.getByLabel('View All').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/viewAll=true/)
  await expect(count).not.toHaveText(upcoming)
  await expect(page.getByLabel('View All')).toBeChecked()
  await expect(page.getByLabel('View All')).toBeFocused()
})

test('a card of home is opened with the keyboard', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/')
  await page.getByRole('link', { name: 'Ask for a Mentor' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ask for a Mentor' })).toBeFocused()
})
