import { expect, test } from '../support/browser.ts'

const lines = Array.from(
  { length: 5_001 },
  (_, index) => `Pier ${index},https://example.org/${index},Other link,9`,
)

/** Without script its page is the one that tests/routes/import-large.test.ts asks for. */
test('a large file is imported and taken back in the background', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  test.setTimeout(240_000)
  await signInAs('admin')
  await page.goto('/admin/links/import')
  await page.getByLabel('CSV or Excel file').setInputFiles({
    name: 'piers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Label,Address,Type,Position\n${lines.join('\n')}\n`),
  })
  await page.getByRole('button', { name: 'Upload' }).click()
  /** The page looks again by itself. */
  const reaches = (text: string) =>
    expect(page.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 120_000 })
  await expect(page.getByRole('region', { name: 'Reading the file' })).toBeVisible()
  await expectAccessible()
  await reaches('What this file would do')
  await page.getByRole('button', { name: 'Import 5,001 links' }).click()
  await expect(page.getByRole('region', { name: 'Importing' })).toBeVisible()
  await reaches('This file has been imported.')
  await page.getByRole('link', { name: 'undo it' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Undoing the import' })).toBeVisible()
  await reaches('This import has been undone.')
})
