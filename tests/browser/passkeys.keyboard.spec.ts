import type { Page } from '@playwright/test'
import { demoPassword } from '../../prisma/seeds/accounts.ts'
import { expect, test, untilAlive } from '../support/browser.ts'
import { withFingerprint } from '../support/fingerprint.ts'
import { pressOn, tabTo, typeInto } from '../support/keyboard.ts'

async function signOut(page: Page) {
  await pressOn(page, page.locator('summary', { hasText: 'Profile menu' }))
  await tabTo(page, 'button', 'Logout')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
}

test('a passkey is added, signs in, is renamed and removed without a pointer', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const fingerprint = await withFingerprint(page)
  await signInAs('alumni')
  await page.goto('/profile/passkeys')
  await untilAlive(page)
  await expectAccessible()
  await pressOn(page, page.getByRole('link', { name: 'Add a passkey' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue(/^Chrome on /)
  await typeInto(page, dialog.getByLabel('Name'), 'My laptop')
  await typeInto(page, dialog.getByLabel('Password'), 'wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('alert')).toContainText('Incorrect password')
  await expectAccessible()

  await fingerprint(false)
  await typeInto(page, dialog.getByLabel('Password'), demoPassword)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('No passkey was created.')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expectAccessible()
  await fingerprint(true)
  await pressOn(page, dialog.getByRole('button', { name: 'Try again' }))
  await expect(page.getByText('The passkey was added.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'My laptop' })).toBeVisible()
  await expectAccessible()

  await signOut(page)
  await page.goto('/auth/login?redirect=/profile/passkeys')
  await fingerprint(false)
  await tabTo(page, 'button', 'Sign in with a passkey')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('No passkey was used. Try again, or sign in another way.')
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible()
  await fingerprint(true)
  await pressOn(page, page.getByRole('button', { name: 'Sign in with a passkey' }))
  await expect(page).toHaveURL(/\/profile\/passkeys$/)
  await expect(page.getByText(/Last used/)).toBeVisible()

  await untilAlive(page)
  await pressOn(page, page.getByRole('link', { name: 'Rename' }))
  await typeInto(page, dialog.getByLabel('Name'), 'Old laptop')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The passkey was renamed.')).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: 'Remove' }))
  await expect(dialog).toContainText('Are you sure you want to remove “Old laptop”?')
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'Remove' }))
  await expect(page.getByText('Passkeys you add will show up here.')).toBeVisible()

  await signOut(page)
  await pressOn(page, page.getByRole('button', { name: 'Sign in with a passkey' }))
  await expect(page.getByRole('alert')).toContainText('This passkey isn’t known here.')
})
