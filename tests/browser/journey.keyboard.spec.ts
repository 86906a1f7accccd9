import { demoPassword } from '../../prisma/seeds/accounts.ts'
import { expect, test } from '../support/browser.ts'
import { tabTo } from '../support/keyboard.ts'

test('sign in, find a member and write to them without a pointer', async ({ page }) => {
  await page.goto('/auth/login')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await tabTo(page, 'textbox', 'Email')
  await page.keyboard.type('alumni@example.org')
  await tabTo(page, 'textbox', 'Password')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Odile Marchand' })).toBeVisible()
  await tabTo(page, 'link', 'See all members')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/directory$/)

  await tabTo(page, 'searchbox', /search/i)
  await page.keyboard.type('Okafor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=Okafor/)
  await tabTo(page, 'link', /Imani Okafor/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeFocused()

  await tabTo(page, 'link', 'Contact')
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', 'No')
  await page.keyboard.press('Enter')
  await tabTo(page, 'textbox', /message/i)
  await page.keyboard.type('Hello Imani, may I ask you about your program?')
  await tabTo(page, 'button', 'Send')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your message was sent!')).toBeVisible()
})
