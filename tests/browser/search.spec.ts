import { expect, test } from '../support/browser.ts'

for (const width of [320, 1280]) {
  test(`the search is accessible and fits at ${width} px`, async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('alumni')
    for (const address of ['/search', '/search?q=an', '/search?q=qqxzy']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible()
      await expectAccessible()
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
  })
}

test('an alumna finds a member and an event from the bar of any page', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/kudos')
  const box = page.getByRole('search', { name: 'Everything' })
  await box.getByLabel('Search everything').fill('imani okafor')
  await box.getByLabel('Search everything').press('Enter')
  await expect(page).toHaveURL(/\/search\?q=imani\+okafor$/)
  await page
    .getByRole('region', { name: 'Members' })
    .getByRole('link', { name: 'Imani Okafor' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeVisible()

  await box.getByLabel('Search everything').fill('an')
  await box.getByRole('button', { name: 'Find anything' }).click()
  await page.getByRole('link', { name: 'See all in Members' }).click()
  await expect(page).toHaveURL('/directory?search=an')
  await expect(page.getByLabel('Search members')).toHaveValue('an')
})

test('on a phone the bar leads to the page, which says what can be found', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('alumni')
  await page.goto('/')
  await page.getByRole('button', { name: 'Find anything' }).click()
  await expect(page.getByRole('heading', { name: 'What you can find' })).toBeVisible()
  await page.getByLabel('Search everything').fill('regional hub')
  await page.getByRole('button', { name: 'Find anything' }).click()
  await page.getByRole('region', { name: 'Pages' }).getByRole('link', { name: 'Regional Hub' }).click()
  await expect(page).toHaveURL('/regional-hub')
})
