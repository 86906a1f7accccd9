import { expect, test, untilAlive } from '../support/browser.ts'

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/profile/1')
  await untilAlive(page)
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
})

test('every step is a modal dialog whose heading takes the focus', async ({ page }) => {
  const heading = page.getByRole('dialog').getByRole('heading')
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: 'Yes', exact: true }).click()
  await expect(heading).toHaveText('Tips for a first message')
  await expect(heading).toBeFocused()
  await page.getByRole('link', { name: 'Proceed' }).click()
  await expect(heading).toHaveText('Write your message')
  await expect(heading).toBeFocused()
  expect(await page.getByRole('dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
})

test('Escape closes the dialog and the focus returns to what opened it', async ({ page }) => {
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('link', { name: 'No', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/profile\/1$/)
  await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeFocused()
})

for (const leave of ['Close', 'Cancel']) {
  test(`${leave} leads back to the button of the profile, which never went away`, async ({ page }) => {
    await page.locator('h1').evaluate((name) => name.setAttribute('data-stays', ''))
    await page.getByRole('link', { name: 'No', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('To Imani Okafor')).toBeVisible()
    await expect(dialog.getByText('Marketing Intern')).toBeVisible()
    await dialog.getByRole('link', { name: leave }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeFocused()
    await expect(page.locator('h1[data-stays]')).toBeVisible()
  })
}

test('the counter counts what the server counts, and a refusal takes the focus', async ({ page }) => {
  await page.getByRole('link', { name: 'No', exact: true }).click()
  const message = page.getByRole('textbox', { name: 'Your message' })
  await message.fill(`${'🎉'.repeat(4999)}\na`)
  await expect(page.getByText('1 character too many').first()).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('link', { name: 'Please use 5,000 characters or fewer. You have 5,001.' }).click()
  await expect(message).toBeFocused()
  await message.fill(`${'🎉'.repeat(4998)}\na`)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Your message was sent!' })).toBeFocused()
})
