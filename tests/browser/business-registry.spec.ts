import { expect, test } from '../support/browser.ts'

for (const width of [320, 1280]) {
  for (const viewer of ['a visitor', 'a member']) {
    test(`the registry and a business are accessible and fit at ${width} px for ${viewer}`, async ({
      page,
      signInAs,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      if (viewer === 'a member') await signInAs('alumni')
      await page.goto('/alumni-business-registry')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumni Business Registry')
      await expectAccessible()
      await page.getByRole('link', { name: 'Okra & Oak Catering', exact: true }).click()
      await page.getByText('Discount Code', { exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'Okra & Oak Catering' })).toBeVisible()
      await expectAccessible()
      await page.goto('/alumni-business-registry?search=nothing-like-that')
      await expect(page.getByRole('heading', { name: 'No search results.' })).toBeVisible()
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }
}

test('a visitor narrows the registry, opens a business, and comes back to the narrowed list', async ({
  page,
}) => {
  const scripted = test.info().project.use.javaScriptEnabled !== false
  await page.goto('/alumni-business-registry')
  await expect(page.getByRole('link', { name: 'Back to example.org' })).toBeVisible()
  const everything = (await page.locator('#count').textContent()) ?? ''
  if (!(await page.getByLabel('Fashion').isVisible()))
    await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Fashion').check()
  await page.getByLabel('Sort by').selectOption('Most recent')
  if (!scripted) await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/sort=recent/)
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText([
    'Kente Street Kids',
    'O’Dell & Osei Tailors',
  ])

  await page.getByRole('link', { name: 'O’Dell & Osei Tailors' }).click()
  await expect(page.getByRole('dialog', { name: 'O’Dell & Osei Tailors' })).toBeVisible()
  await expect(page).toHaveTitle(/^O’Dell & Osei Tailors/)
  await expect(page.getByText('FIRSTSUIT')).toBeHidden()
  await page.getByText('Discount Code', { exact: true }).click()
  await expect(page.getByText('FIRSTSUIT')).toBeVisible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(2)
  await expect(page).toHaveTitle(/^Alumni Business Registry/)

  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(page.locator('#count')).toHaveText(everything)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
})

test('an alumna finds the registry in the menu, and the profile of whoever is behind a business', async ({
  page,
  signInAs,
}) => {
  await signInAs('staff')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Primary' }).getByText('Resources', { exact: true }).click()
  await page.getByRole('link', { name: 'Alumni Businesses' }).click()
  await page.getByRole('link', { name: 'Okra & Oak Catering' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Odile Marchand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odile Marchand' })).toBeVisible()
})
