import { expect, test } from '../support/browser.ts'

test('the discount code is copied, and that is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/alumni-business-registry')
  await page.getByRole('link', { name: 'Okra & Oak Catering' }).click()
  await page.getByText('Discount Code', { exact: true }).click()
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MLT15')
})
