import { expect, test, untilAlive } from '../support/browser.ts'
import { pressOn, tabToElement } from '../support/keyboard.ts'

test('how often mail about news comes is chosen with keys alone', async ({ page, signInAs }) => {
  await signInAs('single-program')
  await page.goto('/profile/privacy-and-visibility')
  await untilAlive(page)
  const summary = page.getByRole('definition').filter({ hasText: /^(Immediately|Once a day|Never)$/ })
  await expect(summary).toHaveText('Once a day')
  await pressOn(page, page.getByRole('link', { name: /contact and programs/i }))
  const mails = page.getByRole('group', { name: /^How often should we email you/ })
  await tabToElement(page, mails.getByLabel('Once a day'))
  await page.keyboard.press('ArrowDown')
  await expect(mails.getByLabel('Never')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(summary).toHaveText('Never')
})
