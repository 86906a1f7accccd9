import { expect, test } from '../support/browser.ts'

test('without script, passkeys are listed, and the page says what adding one needs', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await page.goto('/auth/login')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await expect(page.getByText('Sign in with a passkey')).toHaveCount(0)
  await signInAs('alumni')
  await page.goto('/profile/change-password')
  await page.getByRole('link', { name: 'Sign in with a passkey instead' }).click()
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Adding a passkey needs JavaScript')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/profile\/passkeys$/)
})
