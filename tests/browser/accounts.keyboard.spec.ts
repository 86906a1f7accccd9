import { demoPassword } from '../../prisma/seeds/accounts.ts'
import { expect, test, untilAlive } from '../support/browser.ts'
import { tabTo } from '../support/keyboard.ts'

test('mending a refused registration and a forgotten password need no pointer', async ({ page }) => {
  await page.goto('/auth/register')
  await untilAlive(page)
  await tabTo(page, 'textbox', 'First name')
  await page.keyboard.type('Wen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tabTo(page, 'link', 'Please enter a password.')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('two odd words')
  await expect(page.getByText('Fair. A few more characters')).toBeVisible()

  await page.goto('/auth/forgot-password')
  await tabTo(page, 'textbox', 'Email')
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeDisabled()
  await page.keyboard.type('wen.li@')
  await expect(next).toBeDisabled()
  await page.keyboard.type('example.org')
  await expect(next).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you. If your email is in our database')).toBeVisible()
  await tabTo(page, 'link', 'Return to Sign In')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
})

test('switching the role, changing the password and signing out need no pointer', async ({
  page,
  signInAs,
}) => {
  await signInAs('many-roles')
  await page.goto('/profile/change-password')
  await untilAlive(page)
  await tabTo(page, 'textbox', 'Current password')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert')).toContainText('Please confirm your password.')

  await page.locator('summary', { hasText: 'Profile menu' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Switch role')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('How are you using')
  await tabTo(page, 'button', 'Alumni')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile\/change-password$/)
  await page.locator('summary', { hasText: 'Profile menu' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Logout')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
})
