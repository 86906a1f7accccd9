import { expect, test } from '../support/browser.ts'
import { pressOn } from '../support/keyboard.ts'

test('the picker of playbooks is opened, used and closed without a pointer', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('alumni')
  await page.goto('/')
  const drawer = page.locator('.shell-nav')
  await pressOn(page, drawer.locator('summary').first())
  const picker = drawer.locator('.drawer-only summary')
  await pressOn(page, picker)
  await expect(drawer.getByRole('link', { name: 'Add a New Playbook' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer.getByRole('link', { name: 'Add a New Playbook' })).toBeHidden()
  await expect(picker).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, drawer.getByRole('link', { name: /^Playbook from / }).last())
  await expect(page.getByRole('heading', { level: 1, name: /^Playbook from / })).toBeFocused()
})
