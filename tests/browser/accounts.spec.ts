import type { Page } from '@playwright/test'
import { invitedPeople } from '../../prisma/seeds/invitations.ts'
import { expect, test } from '../support/browser.ts'
import { follow } from '../support/browser-mail.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('an invited person registers, verifies the address, forgets the password and sets another', async ({
  page,
  expectAccessible,
}, { project }) => {
  const { email } = invitedPeople[project.name === 'js' ? 0 : 1]
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Join now' }).click()
  await expect(heading(page)).toHaveText('Sign Up')
  await page.getByLabel('First name').fill('Amara')
  await page.getByLabel('Last name').fill('Nwosu')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('two odd words')
  await page.getByLabel('Confirm password', { exact: true }).fill('two odd wrods')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveTitle(/^Error: Sign Up/)
  await expect(page.getByLabel('First name')).toHaveValue('Amara')
  await expectAccessible()
  await page.getByLabel('Password', { exact: true }).fill('two odd words')
  await page.getByLabel('Confirm password', { exact: true }).fill('two odd words')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Your account has been created!')).toBeVisible()
  await expectAccessible()

  await signIn(page, email, 'two odd words')
  await expect(page.getByRole('alert')).toContainText('Please check your email for account verification.')
  await expect(page.getByRole('link', { name: 'Send the email again' })).toBeVisible()

  await follow(page, email, 'Verify my email address')
  await expect(page.getByRole('button', { name: 'Verify my email address' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Verify my email address' }).click()
  await expect(page.getByText('Your email address is verified.')).toBeVisible()

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(heading(page)).toHaveText('Set password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Thank you. If your email is in our database')).toBeVisible()
  await expectAccessible()
  await follow(page, email, 'Set a new password')
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Password', { exact: true }).fill('three odder words')
  await page.getByLabel('Confirm password', { exact: true }).fill('three odder words')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()

  await signIn(page, email, 'three odder words')
  await expect(page).toHaveURL(/\/onboarding/)
})

test('a link that was used is explained, with a way on', async ({ page, expectAccessible }) => {
  await page.goto('/auth/reset-password/used-long-ago')
  await expect(page.getByText('The link you followed is no longer valid.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Send me a new link' }).click()
  await expect(heading(page)).toHaveText('Set password')
})

test('staff act as a member and are themselves again', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('staff')
  await page.goto('/directory?search=odile+marchand')
  await page.getByRole('link', { name: /Odile Marchand/ }).click()
  await page.getByLabel('More actions').click()
  await page.getByRole('button', { name: 'Act as this member' }).click()
  const banner = page.getByLabel('Acting as another member')
  await expect(banner).toContainText('Currently acting as role: Alumni (Odile Marchand)')
  await expectAccessible()
  await page.goto('/directory')
  await banner.getByRole('button', { name: 'Done' }).click()
  await expect(banner).toHaveCount(0)
  await expect(heading(page)).toContainText('Odile Marchand')
})
