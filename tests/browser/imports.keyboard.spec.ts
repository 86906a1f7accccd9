import { expect, test } from '../support/browser.ts'
import { choose, pressOn, tabToElement } from '../support/keyboard.ts'
import { makeWorkbook, rows } from '../support/make-workbook.ts'

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

test('another sheet and another line are chosen, and what is unchanged is opened, by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin')
  await page.goto('/admin/links/import')
  const header = ['Label', 'Address', 'Type', 'Position']
  const pier = ['Pier', 'https://example.org/pier', 'Other link', '7']
  const workbook = makeWorkbook([
    { name: 'Old', cells: rows(header, ['Old pier', 'https://example.org/old', 'Other link', '7']) },
    {
      name: 'Now',
      cells: rows(
        header,
        pier,
        ['Label', 'Where', 'Type', 'Position'],
        ['Quay', 'https://example.org/quay', 'Other link', '8'],
      ),
    },
  ])
  const chooser = page.waitForEvent('filechooser')
  await pressOn(page, page.getByLabel('CSV or Excel file'))
  await (await chooser).setFiles({
    name: 'links.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  })
  await pressOn(page, page.getByRole('button', { name: 'Upload' }))
  await expect(page.getByRole('region', { name: 'New' })).toContainText('Old pier')
  await choose(page, page.getByRole('combobox', { name: 'Sheet' }), 'Now')
  await pressOn(page, page.getByRole('button', { name: 'Read this sheet' }))
  await expect(page.getByText('The sheet “Now” is read.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'New' })).toContainText('Pier (line 2)')
  await expect(page.getByRole('region', { name: 'Faults' })).toContainText('Line 3')

  const lines = page.getByRole('region', { name: 'How the file was read' })
  await tabToElement(page, lines.getByRole('radio', { name: /^Line 1: Label/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(lines.getByRole('radio', { name: /^Line 3: Label/ })).toBeChecked()
  await pressOn(page, lines.getByRole('button', { name: 'Read the file like this' }))
  await expect(page.getByText('The file is read as you chose.')).toBeVisible()
  await choose(page, page.getByRole('combobox', { name: 'Where' }), 'Address')
  await pressOn(page, page.getByRole('button', { name: 'Read them like this' }))
  await expect(page.getByText('The columns are read as you chose.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'New (1)' })).toContainText('Quay (line 4)')
  const downloading = page.waitForEvent('download')
  await pressOn(page, page.getByRole('link', { name: 'Download every line' }))
  expect((await downloading).suggestedFilename()).toBe('links-dry-run.csv')
  await pressOn(page, page.getByRole('button', { name: 'Import 1 link' }))
  await expect(page.getByText('1 link imported.')).toBeVisible()
})
