import { expect, test } from '../support/browser.ts'
import { hugePng, picture } from '../support/pictures.ts'

test('a member gives themselves an image, sees it, and removes it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('self-fellow')
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Edit profile image' }).click()
  await expect(page.getByRole('heading', { name: 'Profile image' })).toBeVisible()
  await expectAccessible()

  const file = page.getByLabel('Image', { exact: true })
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: hugePng(60_000, 60_000) })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('The image has too many pixels')
  await expectAccessible()
  const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg() })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile image was saved.')).toBeVisible()
  const image = page.locator('main header').locator('img')
  await expect(image).toBeVisible()
  await expect
    .poll(() => image.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0)))
    .toBeGreaterThan(64)

  await page.getByRole('link', { name: 'Edit profile image' }).click()
  await page.getByRole('link', { name: 'Remove image' }).click()
  await expect(page.getByRole('heading', { name: 'Remove profile image' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Your profile image was removed.')).toBeVisible()
  await expect(image).toHaveCount(0)
})

test('the data of a member comes as files', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('self-fellow')
  await page.goto('/profile/privacy-and-visibility')
  await expectAccessible()
  for (const format of ['JSON', 'CSV']) {
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download as ${format}` }).click()
    expect((await coming).suggestedFilename()).toBe(`my-data.${format.toLowerCase()}`)
  }
})
