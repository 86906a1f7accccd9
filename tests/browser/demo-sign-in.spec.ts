import { expect, test } from '../support/browser.ts'

for (const width of [320, 1280]) {
  test(`the demo’s page in place of Google’s is accessible and fits at ${width} px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Sign in with Google in the demo' }),
    ).toBeVisible()
    await expectAccessible()
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert')).toContainText('Please choose who signs in.')
    await expectAccessible()
  })
}

test('a member signs in by it and comes to the page that was asked for; others come back', async ({
  page,
}) => {
  await page.goto('/auth/login?redirect=/directory')
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('You cancelled signing in with LinkedIn.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click()
  await page.getByLabel('Someone we don’t know').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('We do not recognize your email address.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click()
  await page.getByLabel('Odile Marchand').check()
  await page.getByLabel('LinkedIn has verified the email address').uncheck()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('We do not recognize your email address.')).toBeVisible()

  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click()
  await page.getByLabel('Odile Marchand').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/directory$/)
})
