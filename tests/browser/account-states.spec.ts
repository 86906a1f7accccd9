import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const alert = (page: Page) => page.getByRole('alert')

async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value)
}

test('what a stranger is told on the way in can be read by everybody', async ({ page, expectAccessible }) => {
  await page.goto('/auth/login/403')
  await expect(page.getByText('We do not recognize your email address.')).toBeVisible()
  await expectAccessible()
  await page.goto('/auth/login/unknown')
  await expect(page.getByText('An unknown error has occurred. Try logging in again')).toBeVisible()
  await fillIn(page, { Email: 'stranger@example.org', Password: 'not it' })
  await press(page, 'Sign In')
  await expect(alert(page)).toContainText('Your email address and password do not match.')
  await expect(page.getByLabel('Email')).toHaveValue('stranger@example.org')
  await expectAccessible()

  await page.getByRole('link', { name: 'Join now' }).click()
  const person = { 'First name': 'Nadia', 'Last name': 'Haddad' }
  const password = { Password: 'two odd words', 'Confirm password': 'two odd words' }
  await fillIn(page, { ...person, Email: 'stranger@example.org', ...password })
  await press(page, 'Sign Up')
  await expect(alert(page)).toContainText('We do not recognize your email address.')
  await expectAccessible()
  await fillIn(page, { Email: 'alumni@example.org', ...password })
  await press(page, 'Sign Up')
  await expect(alert(page)).toContainText('This email address is already registered as a user.')
  await expect(page.getByLabel('First name')).toHaveValue('Nadia')
  await expectAccessible()
})

test('what is said of addresses, links and profiles to hide can be read by everybody', async ({
  page,
  expectAccessible,
}, { project }) => {
  await page.goto('/auth/forgot-password')
  if (project.name === 'js') {
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  } else {
    await press(page, 'Next')
    await expect(alert(page)).toContainText('Please enter your email address.')
  }
  await expectAccessible()
  await page.goto('/auth/verify/used-long-ago')
  await expect(page.getByText('The link you followed is no longer valid.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await fillIn(page, { Email: 'unverified@example.org' })
  await press(page, 'Send a new link')
  await expect(page.getByText('a new link is on its way')).toBeVisible()
  await expectAccessible()

  await page.goto('/dev/outbox')
  await expectAccessible()
  const welcomes = page.locator('article', { hasText: 'Your profile is ready' })
  const welcome = project.name === 'js' ? welcomes.first() : welcomes.last()
  const resetLink = await welcome.getByRole('link', { name: 'Set my password' }).getAttribute('href')
  await welcome.getByRole('link', { name: 'Hide my profile' }).click()
  await expect(page.getByRole('button', { name: 'Hide my profile' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Hide my profile' }).dblclick()
  await expect(heading(page)).toHaveText('Your Profile is Hidden')
  await expectAccessible()
  await page.goto(resetLink ?? '')
  await expect(heading(page)).toHaveText('Welcome to MLT Community')
  await fillIn(page, { Password: 'short', 'Confirm password': 'other' })
  await press(page, 'Set password')
  await expect(page).toHaveTitle(/^Error: Welcome/)
  await expect(alert(page)).toContainText('Please enter at least 6 characters.')
  await expectAccessible()
  await fillIn(page, { Password: 'two odd words', 'Confirm password': 'two odd words' })
  await page.getByRole('button', { name: 'Set password' }).dblclick()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
})

test('passwords, devices and what staff did are open to everybody who may see them', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('event-manager')
  await page.goto('/partner-management/my-partners')
  await page.locator('summary', { hasText: 'Profile menu' }).click()
  await page.getByRole('link', { name: 'Change Password' }).click()
  await expect(heading(page)).toHaveText('Change Password')
  await fillIn(page, {
    'Current password': 'not it',
    'New password': 'two odd words',
    'Retype new password': 'two odd words',
  })
  await press(page, 'Change password')
  await expect(alert(page)).toContainText('Incorrect current password')
  await expectAccessible()
  await page.getByRole('link', { name: 'See where you’re signed in' }).click()
  await expect(page.getByText('This device')).toBeVisible()
  await expectAccessible()
  await page.context().clearCookies()

  await signInAs('staff')
  await page.goto('/directory?search=imani+okafor')
  await page.getByRole('link', { name: /Imani Okafor/ }).click()
  await page.getByLabel('More actions').click()
  await page.getByRole('button', { name: 'Act as this member' }).dblclick()
  const done = page.getByLabel('Acting as another member').getByRole('button', { name: 'Done' })
  await done.dblclick()
  await expect(done).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Primary' })).toHaveCount(1)
  await page.goto('/profile/1/audit-trail')
  await expect(page.getByText('Grace Whitfield started to act as').first()).toBeVisible()
  await expectAccessible()
})

test('a double click on Switch role leads to the picker, not out', async ({ page, signInAs }) => {
  await signInAs('many-roles')
  await page.goto('/directory')
  await page.locator('summary', { hasText: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Switch role' }).dblclick()
  await expect(heading(page)).toContainText('How are you using')
  await page.getByRole('button', { name: 'Alumni' }).dblclick()
  await expect(heading(page)).toHaveText('Browse the community directory')
})
