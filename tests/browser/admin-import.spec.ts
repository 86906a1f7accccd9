import { expect, test } from '../support/browser.ts'

test('an administrator imports a list, sees first what it does, and takes it back', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin/places')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import places' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('Please choose a CSV or Excel file.')
  await page.getByLabel('CSV or Excel file').setInputFiles({
    name: 'links.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Something\nelse\n'),
  })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('We don’t recognize any of the file’s columns.')).toBeVisible()
  await expectAccessible()

  await page.goto('/admin/links/import')
  await page.getByLabel('CSV or Excel file').setInputFiles({
    name: 'links.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Label,Address,Type,Position\nOur handbook,https://example.org/handbook,Other link,7\nNowhere,nothing,Other link,8\n',
    ),
  })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('region', { name: 'Faults' })).toContainText('Please enter a full web address')
  await expect(page.getByRole('region', { name: 'New' })).toContainText('Our handbook')
  await expectAccessible()
  await page.getByRole('button', { name: 'Import 1 link' }).click()
  await expect(page.getByText('1 link imported.')).toBeVisible()
  await expect(page.getByText('This file has been imported.')).toBeVisible()

  await page.goto('/admin/links')
  await expect(page.getByRole('link', { name: 'Our handbook' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'undo it' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 link was removed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Our handbook' })).toBeHidden()
})

test('a list that is read wrongly is read as someone chooses', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin/links/import')
  await page.getByLabel('CSV or Excel file').setInputFiles({
    name: 'links.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Links, addresses, and more\nLabel;Address;Type;Position\nAtlas;https://example.org/atlas;Other link;9;\n',
    ),
  })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('We don’t recognize any of the file’s columns.')).toBeVisible()
  const part = page.getByRole('region', { name: 'How the file was read' })
  await expect(part.getByRole('radio', { name: 'Line 1: Links · addresses · and more' })).toBeChecked()
  await part.getByLabel('Cells are separated by').selectOption('semicolons')
  await part.getByRole('button', { name: 'Read the file like this' }).click()
  await expect(page.getByText('The file is read as you chose.')).toBeVisible()
  await expect(part.getByRole('radio', { name: 'Line 2: Label · Address · Type · Position' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'New' })).toContainText('Atlas')
  await expectAccessible()
})
