import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/browser.ts'
import { twoColored } from '../support/pictures.ts'

/** Of the middle of the preview. */
const color = (page: Page) =>
  page.getByRole('img', { name: 'Preview of your image' }).evaluate((canvas) => {
    const pixel = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(256, 256, 1, 1).data ?? []
    const [red = 0, , blue = 0] = pixel
    return red > blue ? 'red' : 'blue'
  })

const chosen = (page: Page) =>
  page
    .getByLabel('Image', { exact: true })
    .evaluate((input) => ((input as HTMLInputElement).files?.[0]?.type ?? '') as string)

test('an image is cropped before it is sent, by keys as well', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('single-program')
  await page.goto('/profile/image')
  await untilAlive(page)
  const buffer = await twoColored({ width: 300, height: 100 }).png().toBuffer()
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'two.png', mimeType: 'image/png', buffer })
  await expect(page.getByRole('img', { name: 'Preview of your image' })).toBeVisible()
  await expectAccessible()

  const across = page.getByRole('slider', { name: 'Left to right' })
  await across.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => color(page)).toBe('red')
  await page.keyboard.press('End')
  await expect.poll(() => color(page)).toBe('blue')
  await expect.poll(() => chosen(page)).toBe('image/jpeg')
  const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Your profile image was saved.')).toBeVisible()
})

test('a file that the browser can’t show is left to the server', async ({ page, signInAs }) => {
  await signInAs('single-program')
  await page.goto('/profile/image')
  await untilAlive(page)
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no image') })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Preview of your image' })).toHaveCount(0)
})
