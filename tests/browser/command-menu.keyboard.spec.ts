import { expect, test } from '../support/browser.ts'
import { menuButton } from '../support/command-menu.ts'

test('a record is archived and restored by the keys of its menu alone', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/announcements')
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click()
  const button = menuButton(page, 'Change status')
  const menu = page.getByRole('menu', { name: 'Change status' })
  await button.focus()
  await expect(button).toHaveRole('button')
  await expect(button).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(menu).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()

  await page.keyboard.press('ArrowUp')
  await expect(menu.getByRole('menuitem').last()).toHaveAttribute('data-focus')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await page.keyboard.press('ArrowDown')
  await expect(menu).toBeFocused()
  await expect(menu.getByRole('menuitem').first()).toHaveAttribute('data-focus')
  await page.keyboard.type('ar')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Announcement archived.')).toBeVisible()

  // One command is a button.
  await page.getByRole('button', { name: 'Restore from archive' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Announcement restored from the archive.')).toBeVisible()
})
