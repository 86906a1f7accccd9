import { demoPassword } from '../../prisma/seeds/accounts.ts'
import { expect, test } from '../support/browser.ts'

test.describe('signing in, at both widths', () => {
  for (const width of [320, 1280]) {
    test(`the errors are named, linked and accessible at ${width} px`, async ({ page, expectAccessible }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/auth/login')
      await expectAccessible()
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveTitle(/^Error: Sign in/)
      await expect(page.getByRole('alert')).toContainText('There’s a problem')
      await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await expectAccessible()
      await page.getByRole('link', { name: 'Please enter your password.' }).click()
      await expect(page).toHaveURL(/#/)
    })
  }
})

test('the page that was asked for comes after signing in and choosing a role', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/directory?search=a')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  await page.getByLabel('Email').fill('no-role@example.org')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How are you using')
  await expectAccessible()
  await page.getByRole('button', { name: 'Alumni' }).click()
  await expect(page).toHaveURL(/\/directory\?search=a/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.locator('summary', { hasText: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Switch role' }).click()
  await expect(page).toHaveURL(/\/auth\/set-role\?redirect=/)
  await page.getByRole('button', { name: 'Back to login' }).click()
  await expect(page).toHaveURL(/\/auth\/login$/)
  await page.goBack()
  await expect(page.getByText('Community Directory')).toHaveCount(0)
})

test('a new fellow is welcomed first, then finds the members', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('new-fellow')
  await page.goto('/directory')
  await expect(page).toHaveURL(/\/onboarding\?redirect=%2Fdirectory$/)
  await expectAccessible()
})

test('an event manager lands on all partners', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('event-manager')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'All Partners' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'No Partners' })).toBeVisible()
  await expectAccessible()
})

test('a page that is not there says so inside the shell', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('alumni')
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Primary' })).toHaveCount(1)
  await expectAccessible()
})
