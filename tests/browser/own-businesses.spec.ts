import { expect, signInAs as signIn, test } from '../support/browser.ts'
import { command } from '../support/command-menu.ts'

test('an alumna adds her business, staff publish it, and she corrects it', async ({
  page,
  browser,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('alumni')
  await page.setViewportSize({ width: 320, height: 900 })
  await page.goto('/alumni-business-registry')
  await page.getByRole('link', { name: 'Add Your Business' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add your business')
  await page.getByRole('button', { name: 'Add business' }).last().click()
  await expect(page).toHaveTitle(/^Error: Add your business/)
  await expectAccessible()
  await page.getByLabel('Name', { exact: true }).fill('Lantern & Loom')
  await page.getByLabel('What you offer').selectOption('Fashion')
  await page.getByRole('button', { name: 'Add business' }).last().click()
  await expect(page.getByText('Everyone sees it once staff have published it.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit Lantern & Loom' })).toBeVisible()
  const card = page.getByRole('heading', { level: 2, name: 'Lantern & Loom' })
  await expect(card).toHaveCount(0)
  await expectAccessible()
  const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  const staff = await browser.newPage({ javaScriptEnabled: test.info().project.use.javaScriptEnabled })
  await signIn(staff, 'staff')
  await staff.goto(new URL('/admin', page.url()).href)
  await staff.getByRole('link', { name: '1 alumni business to look at' }).click()
  await staff.getByRole('link', { name: 'Lantern & Loom' }).click()
  await command(staff, 'Change status', 'Publish')
  await expect(staff.getByText('Published', { exact: true }).first()).toBeVisible()
  await staff.close()

  await page.getByRole('link', { name: 'Edit Lantern & Loom' }).click()
  await expect(page.getByLabel('What you offer')).toHaveValue(/\d/)
  await page.getByLabel('Short description').fill('Woven lampshades')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Your change was saved, and everyone sees it.')).toBeVisible()
  await page.goto('/alumni-business-registry?search=lantern')
  await expect(page.getByRole('listitem').filter({ has: card })).toContainText('Woven lampshades')
})
