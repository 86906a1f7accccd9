import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const upload = async (page: Page, name: string, buffer: Buffer) => {
  await page.goto('/admin/organizations/import')
  await page.getByLabel('CSV or Excel file').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Upload' }).click()
}

const KNOWN = 'Name,Kind,Industry\nHarbor & Sons,Company,Energy\nHarbor Foundry,Company,Steel\n'

/** As a spreadsheet program saves “Unicode text”: a title, an own name for a column, a sum, and what resembles another. */
const MESSY = [
  ['Partners, as of May'],
  [],
  ['Firma', 'Kind', 'Industry', 'Website', 'Account manager of ours, with a long name'],
  ['Harbor & Sons', 'Company', 'Shipping', 'https://harbor.example/'],
  ['harbor  foundry', 'Company', 'Steel'],
  ['Harbor and Sons', 'Company'],
  ['Harbor Labs', 'Companies', '', `https://${'labs-'.repeat(30)}.example:port/`],
  [],
  ['Total', '', '4'],
]
const unicodeText = Buffer.from(`\ufeff${MESSY.map((cells) => cells.join('\t')).join('\r\n')}`, 'utf16le')

test('a messy list is mapped, checked line by line, imported and taken back', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  /** At every width and in both modes nothing sticks out of the page, and everything can be read. */
  async function looksRight() {
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const tooWide = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect([width, tooWide]).toEqual([width, 0])
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await expectAccessible()
      }
    }
  }
  const part = (name: string) => page.getByRole('region', { name, exact: true })

  await signInAs('admin')
  await upload(page, 'known.csv', Buffer.from(KNOWN))
  await page.getByRole('button', { name: 'Import 2 organizations' }).click()
  await expect(page.getByText('2 organizations imported.')).toBeVisible()

  await upload(page, 'partners.txt', unicodeText)
  await expect(page.getByText('Choose the column for “Name”.')).toBeVisible()
  const columns = part('Columns of the file')
  await expect(columns).toContainText('Cells are separated by tabs. The text is read in UTF-16.')
  await expect(columns).toContainText('Their names are in line 3.')
  await looksRight()
  await columns.getByRole('combobox', { name: 'Firma' }).selectOption('Name')
  await columns.getByRole('button', { name: 'Read them like this' }).click()

  await expect(page.getByText('The columns are read as you chose.')).toBeVisible()
  await expect(part('What this file would do')).toContainText(
    'Not read: Account manager of ours, with a long name.',
  )
  await expect(part('What this file would do')).toContainText(
    '1 new line is much like one that’s here or in the file.',
  )
  const faults = part('Faults (3)')
  await expect(faults.getByRole('row').filter({ hasText: 'Companies' })).toBeVisible()
  await expect(faults.getByRole('row').filter({ hasText: 'It seems to be a total.' })).toBeVisible()
  await expect(part('Changed (1)')).toContainText('Harbor & Sons (line 4)')
  await expect(part('Changed (1)')).toContainText('Industry: Energy to Shipping')
  await expect(part('New (1)')).toContainText('Harbor and Sons (line 6), much like “Harbor & Sons”')
  await expect(part('Unchanged (1)').getByText('Harbor Foundry')).toBeHidden()
  await part('Unchanged (1)').getByText('Show it').click()
  await expect(part('Unchanged (1)').getByText('Harbor Foundry')).toBeVisible()
  await looksRight()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download every line' }).click()
  const report = await readFile(await (await downloading).path(), 'utf8')
  expect(report.split('\r\n').map((line) => line.split(',').slice(0, 4).join())).toEqual([
    '\ufeffLine,Outcome,Name,Column',
    '4,Changed,Harbor & Sons,Industry',
    '4,Changed,Harbor & Sons,Website',
    '5,Unchanged,Harbor Foundry,',
    '6,New,Harbor and Sons,',
    '7,Fault,,Kind',
    '7,Fault,,Website',
    '9,Fault,,',
    '',
  ])

  await page.getByRole('button', { name: 'Import 2 organizations' }).click()
  await expect(page.getByText('2 organizations imported.')).toBeVisible()
  await expect(part('Faults')).toContainText('2 lines with faults weren’t imported.')
  await looksRight()

  await page.getByRole('link', { name: 'undo it' }).click()
  await expect(page.getByRole('heading', { name: 'Will be removed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Will be as before' })).toBeVisible()
  await looksRight()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(
    page.getByText('1 organization was removed. 1 organization is back to how it was.'),
  ).toBeVisible()
})
