import { expect, test, untilAlive } from '../support/browser.ts'
import { pressOn } from '../support/keyboard.ts'

test('a member is blocked and let back with keys alone', async ({ page, signInAs }) => {
  await signInAs('single-program')
  await page.goto('/profile/1')
  await untilAlive(page)
  const menu = page.getByLabel('More actions')
  await pressOn(page, menu)
  await pressOn(page, page.getByRole('link', { name: /^Block/ }))
  const question = page.getByRole('dialog', { name: 'Block Imani Okafor?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(menu).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('link', { name: /^Block/ }))
  await pressOn(page, question.getByRole('button', { name: 'Block', exact: true }))
  await expect(page.getByText('You blocked Imani Okafor.')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: /^Unblock/ }))
  await expect(page.getByRole('button', { name: /^Unblock/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }), 'the focus is not lost').toBeFocused()
})
