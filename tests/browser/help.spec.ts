import { expect, test } from '../support/browser.ts'

for (const width of [320, 1280]) {
  test(`help is accessible, fits and is searched at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('fellow')
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible()
    await expectAccessible()
    const sticksOut = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await sticksOut()).toBe(0)
    const picture = page.getByRole('main').locator('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)

    const search = page.getByRole('searchbox', { name: 'Search help' })
    await search.fill('calendar link')
    await search.press('Enter')
    await expect(page).toHaveURL(/search=calendar/)
    await page.getByRole('main').getByRole('link', { name: 'My calendar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My calendar' })).toBeVisible()

    await page.goto('/help?search=zzz')
    await expect(page.getByRole('heading', { name: 'No help found' })).toBeVisible()
    await expectAccessible()
    expect(await sticksOut()).toBe(0)
  })
}
