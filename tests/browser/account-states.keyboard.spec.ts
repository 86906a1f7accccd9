import { expect, signInAs as signIn, test, untilAlive } from '../support/browser.ts'
import { pressOn, tabTo } from '../support/keyboard.ts'

test('another device is signed out without a pointer', async ({ page, browser, signInAs }) => {
  await signInAs('many-roles')
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, 'many-roles')
  await page.goto('/profile/devices')
  await untilAlive(page)
  await pressOn(page, page.getByRole('button', { name: 'Sign out', exact: true }))
  await expect(page.getByText('One device was signed out.')).toBeVisible()
  await elsewhere.goto('/profile/devices')
  await expect(elsewhere).toHaveURL(/\/auth\/login/)
  await elsewhere.context().close()
})

test('staff act as a member, end it and read of it without a pointer', async ({ page, signInAs }) => {
  await signInAs('staff')
  await page.goto('/profile/1')
  await untilAlive(page)
  await pressOn(page, page.getByLabel('More actions'))
  await tabTo(page, 'button', 'Act as this member')
  await page.keyboard.press('Enter')
  const done = page.getByLabel('Acting as another member').getByRole('button', { name: 'Done' })
  await expect(done).toBeVisible()
  await pressOn(page, done)
  await expect(done).toHaveCount(0)
  await page.goto('/profile/1')
  await pressOn(page, page.getByLabel('More actions'))
  await tabTo(page, 'link', /Audit trail/i)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Grace Whitfield started to act as').first()).toBeVisible()
})

test('a profile is hidden by the link of the welcome mail without a pointer', async ({ page }) => {
  await page.goto('/dev/outbox')
  const welcome = page.locator('article', { hasText: 'Your profile is ready' }).nth(1)
  await pressOn(page, welcome.getByRole('link', { name: 'Hide my profile' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hide your profile')
  await pressOn(page, page.getByRole('button', { name: 'Hide my profile' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Profile is Hidden')
})
