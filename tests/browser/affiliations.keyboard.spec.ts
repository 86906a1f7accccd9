import { dialogOf } from '../support/affiliation-dialog.ts'
import { expect, test, untilAlive } from '../support/browser.ts'

test('a combobox is worked with the arrows, Enter, Tab and Escape', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('alumni')
  await page.goto('/profile')
  await untilAlive(page)
  const opener = page.getByRole('link', { name: 'Add new education' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  const major = dialog.getByRole('combobox', { name: 'Major', exact: true })
  await major.focus()
  await expect(major).toHaveAttribute('aria-expanded', 'false')
  const offered = dialog.getByRole('listbox', { name: 'Major', exact: true }).getByRole('option')

  await page.keyboard.type('econom')
  await page.keyboard.press('ArrowDown')
  await expect(offered).toHaveText(['Economics'])
  await expect(offered).toHaveAttribute('data-focus', '')
  await expect(dialog.getByRole('status').getByText('1 result')).toBeAttached()
  await expect(major).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(offered).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(major).toHaveValue('econom')

  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await expect(offered.nth(1)).toBeVisible()
  await page.keyboard.press('End')
  const last = offered.last()
  await expect(last).toHaveAttribute('data-focus', '')
  await expect(major).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '')
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(major).toHaveValue('Accounting')
  await expect(offered).toHaveCount(0)
  await expect(dialog.getByLabel('Major category').getByRole('option')).toHaveText([
    'Choose the category',
    'Business',
  ])

  await major.fill('psych')
  await expect(dialog.getByLabel('Major category')).toBeDisabled()
  await expect(offered).toHaveText(['Psychology'])
  await page.keyboard.press('Tab')
  await expect(major).toHaveValue('psych')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(offered).toHaveText(['Psychology'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(major).toHaveValue('Psychology')
  await expect(dialog.getByLabel('Major category')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})
