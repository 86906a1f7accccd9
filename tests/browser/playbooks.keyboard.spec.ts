import { expect, test } from '../support/browser.ts'
import { pressOn } from '../support/keyboard.ts'

test('the picker of playbooks is opened, used and closed without a pointer', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('alumni')
  await page.goto('/')
  await pressOn(page, page.locator('summary', { hasText: /^Menu$/ }))
  const menu = page.getByRole('navigation', { name: 'Primary' })
  const picker = menu.locator('summary', { hasText: 'Playbooks' })
  await pressOn(page, picker)
  await expect(menu.getByRole('link', { name: 'Add a New Playbook' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Add a New Playbook' })).toBeHidden()
  await expect(picker).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, menu.getByRole('link', { name: /^Playbook from / }).last())
  await expect(page.getByRole('heading', { level: 1, name: /^Playbook from / })).toBeFocused()
})
