import { expect, test } from '../support/browser.ts'
import { opener } from '../support/browser-badges.ts'

test('without script, buttons mark kudos and announcements as seen', async ({ page, signInAs }) => {
  await signInAs('fellow')
  await page.goto('/kudos')
  const kudos = opener(page, 'Kudos')
  await expect(kudos).not.toContainText('Kudos: 0 new')
  await page.getByRole('button', { name: 'Mark as seen' }).click()
  await expect(page).toHaveURL(/\/kudos$/)
  await expect(kudos).toContainText('Kudos: 0 new')
  await expect(page.getByRole('button', { name: 'Mark as seen' })).toHaveCount(0)

  await page.goto('/announcements')
  const buttons = page.getByRole('button', { name: 'Mark as seen' })
  const before = await buttons.count()
  expect(before).toBeGreaterThan(0)
  await buttons.first().click()
  await expect(page).toHaveURL(/\/announcements$/)
  await expect(buttons).toHaveCount(before - 1)
})
