import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { expect, test } from '../support/browser.ts'
import { codeOf } from '../support/totp.ts'

test('a second factor is set up, asked for at sign-in, and turned off with a recovery code', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await signInAs('alumni')
  await page.goto('/profile/change-password')
  await page.getByRole('link', { name: 'Ask for a code from your phone too' }).click()
  await page.getByRole('link', { name: 'Set it up' }).click()
  await page.getByLabel('Current password').fill(demoPassword)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible()
  await expectAccessible()
  const key = ((await page.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill('12')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('alert')).toContainText('This code isn’t right.')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, -1))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(heading).toHaveText('Your second factor is on')
  const recovery = await page.getByRole('code').allTextContents()
  expect(recovery).toHaveLength(10)
  await expectAccessible()
  await page.getByRole('link', { name: 'I’ve kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/auth/login?redirect=%2Fprofile%2Fsecond-factor')
  await page.getByLabel('Email').fill(emailOf('alumni'))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(heading).toHaveText('Enter a code')
  await expectAccessible()
  await page.getByLabel('Code', { exact: true }).fill('nonsense')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('This code isn’t right, or it was used before.')
  await page.getByLabel('Code', { exact: true }).fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(heading).toHaveText('Second factor')

  await page.getByRole('link', { name: 'Turn off' }).click()
  await page.getByLabel('Code', { exact: true }).fill(recovery[0] ?? '')
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Your second factor is off.')).toBeVisible()
})

test('administrators ask staff for it, who can go nowhere else before', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin/sign-in')
  await expectAccessible()
  const rule = page.getByRole('checkbox', { name: 'Staff, event managers and administrators' })
  await rule.check()
  await page.getByRole('button', { name: 'Save' }).click()
  // The administrator is the first of whom it's asked.
  await expect(page.getByText('Everyone who works on this site needs a second factor.')).toBeVisible()
  await page.goto('/directory')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second factor')
  await expectAccessible()
})
