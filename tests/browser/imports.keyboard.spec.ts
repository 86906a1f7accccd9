import { expect, test } from '../support/browser.ts'
import { choose, pressOn } from '../support/keyboard.ts'

test('a file is uploaded, mapped, checked, imported and taken back by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/links')
  await pressOn(page, page.getByRole('link', { name: 'Import' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Import links' })).toBeFocused()
  const field = page.getByLabel('CSV or Excel file')
  const chooser = page.waitForEvent('filechooser')
  await pressOn(page, field)
  await (await chooser).setFiles({
    name: 'links.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Where,Type,Position\nHarbor map,https://example.org/map,Other link,7\n'),
  })
  await pressOn(page, page.getByRole('button', { name: 'Upload' }))
  await expect(page.getByText('Choose the column for “Label”.')).toBeVisible()
  await choose(page, page.getByRole('combobox', { name: 'Name' }), 'Label')
  await choose(page, page.getByRole('combobox', { name: 'Where' }), 'Address')
  await pressOn(page, page.getByRole('button', { name: 'Read them like this' }))
  await expect(page.getByRole('region', { name: 'New' })).toContainText('Harbor map')
  await pressOn(page, page.getByRole('button', { name: 'Import 1 link' }))
  await expect(page.getByText('1 link imported.')).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: 'undo it' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Undo' })).toBeFocused()
  await pressOn(page, page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText('1 link was removed.')).toBeVisible()
})
