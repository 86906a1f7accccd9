import { expect, test } from '../support/browser.ts'
import { pdf } from '../support/documents.ts'
import { picture } from '../support/pictures.ts'

test('an administrator uploads a document, shows it in an announcement, and deletes another', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('admin')
  await page.goto('/admin/files')
  await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible()
  await page.getByRole('link', { name: 'Upload a file' }).click()
  const file = page.getByLabel('File', { exact: true })
  await expect(file).toBeVisible()
  await expectAccessible()
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('alert').getByText('We couldn’t read that file.')).toBeVisible()
  await expectAccessible()

  for (const name of ['Fact sheet', 'Mistake']) {
    await page.goto('/admin/files/new')
    await file.setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf(name) })
    await page.getByRole('button', { name: 'Upload' }).click()
    await expect(page.getByText(`${name}.pdf is here.`)).toBeVisible()
  }
  await expectAccessible()
  const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const row = page.getByRole('row').filter({ hasText: 'Fact sheet.pdf' })
  const address = (await row.getByRole('code').textContent()) ?? ''

  await page.goto('/admin/announcements/new')
  await page.getByLabel('Title').fill('All you need')
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('button', { name: 'Add an element' }).click()
  await page.getByLabel('Type', { exact: true }).last().selectOption({ label: 'File' })
  await page.getByLabel('Text', { exact: true }).fill('The fact sheet')
  await page.getByLabel('Address (optional)').fill(address)
  await page.getByRole('button', { name: 'Publish', exact: true }).last().click()
  await expect(page.getByRole('link', { name: 'Preview' })).toBeVisible()

  await page.goto('/admin/files')
  await expect(row).toContainText('All you need (announcement)')
  await page.getByRole('link', { name: 'Delete Mistake.pdf' }).click()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('Mistake.pdf is deleted.')).toBeVisible()

  await signInAs('fellow')
  await page.goto('/announcements')
  const link = page.getByRole('link', { name: /The fact sheet/ }).first()
  await expect(link).toHaveAttribute('href', address)
  const answer = await page.request.get(address)
  expect([answer.status(), answer.headers()['content-disposition']]).toEqual([
    200,
    'attachment; filename="Fact sheet.pdf"',
  ])
})

test('an event manager uploads an image and gives it to an event', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('event-manager')
  await page.goto('/admin/files')
  await page.getByRole('link', { name: 'Upload an image' }).first().click()
  const image = page.getByLabel('Image', { exact: true })
  await image.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pdf('no image') })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByRole('alert').getByText('Choose a JPEG, PNG, WebP or AVIF image.')).toBeVisible()
  await expectAccessible()
  await image.setInputFiles({ name: 'Pier.png', mimeType: 'image/png', buffer: await picture.png() })
  await page.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('Pier.webp is here.')).toBeVisible()
  await expectAccessible()

  await page.goto('/admin/events/new')
  const suggested = page.locator('datalist option[label="Pier.webp"]')
  const address = (await suggested.getAttribute('value')) ?? ''
  await page.getByLabel('Name', { exact: true }).fill('On the pier')
  await page.getByLabel('First day').fill('2027-05-10')
  await page.getByLabel('Last day').fill('2027-05-10')
  await page.getByLabel('Image (optional)').fill(address)
  await page.getByRole('button', { name: 'Publish', exact: true }).last().click()
  await expect(page.getByText('Event created and published.')).toBeVisible()
})
