import { expect, test, untilAlive } from '../support/browser.ts'

test('a field is checked a second after the last keystroke in it, never before', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth/login')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const email = page.getByLabel('Email')
  await email.pressSequentially('nobody')
  await page.clock.runFor(999)
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await page.clock.runFor(1)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Password', { exact: true })).not.toHaveAttribute('aria-invalid', 'true')
})

test('the error summary takes the focus and its links move it to the fields', async ({ page }) => {
  await page.goto('/auth/login')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Please enter your email address.' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
})

test('what the server says stays, however shortly before it the fields were typed in', async ({ page }) => {
  await page.goto('/auth/login')
  await untilAlive(page)
  await page.getByLabel('Email').pressSequentially('stranger@example.org')
  await page.getByLabel('Password', { exact: true }).pressSequentially('not it')
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('do not match')
  await page.waitForTimeout(1500)
  await expect(alert).toContainText('do not match')
})
