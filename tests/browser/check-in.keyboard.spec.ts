import { expect, test } from '../support/browser.ts'
import { CHECK_IN, doors, rowOf, unseen } from '../support/browser-door.ts'

test('people are checked in by keyboard, and the focus stays with them', async ({ page, signInAs }) => {
  await signInAs('event-manager')
  await page.goto(CHECK_IN)
  await doors(page).first().focus()
  await page.keyboard.press('Enter')
  const row = await rowOf(page, unseen(page).first())
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
