import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { expect, test, untilAlive } from '../support/browser.ts'
import { pressOn, tabTo, typeInto } from '../support/keyboard.ts'

test('an account is closed and kept without a pointer', async ({ page, signInAs }) => {
  const heading = page.getByRole('heading', { level: 1 })
  const password = page.getByLabel('Password', { exact: true })
  await signInAs('fellow')
  await page.goto('/profile/privacy-and-visibility')
  await untilAlive(page)
  await pressOn(page, page.getByRole('link', { name: 'See what we delete and what stays' }))
  await expect(heading).toHaveText('Close your account')
  await typeInto(page, password, 'wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tabTo(page, 'link', 'Incorrect password')
  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await typeInto(page, password, demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account is closed. We’ll delete it on')).toBeVisible()

  await page.goto('/auth/login')
  await typeInto(page, page.getByLabel('Email'), emailOf('fellow'))
  await typeInto(page, password, demoPassword)
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Your account is closed')
  await pressOn(page, page.getByRole('button', { name: 'Keep my account' }))
  await expect(page.getByText('Your account won’t be deleted.')).toBeVisible()
})
