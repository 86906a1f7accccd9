import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const TEXT = 'Half an hour of careful words'
const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const open = async (page: Page) => {
  await page.goto('/profile/1')
  await page.getByRole('link', { name: 'Contact', exact: true }).click()
  await page.getByRole('link', { name: 'No', exact: true }).click()
}

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a press beside the dialog', (page: Page) => page.mouse.click(5, 5)],
  ['Cancel', (page: Page) => page.getByRole('link', { name: 'Cancel' }).click()],
] as const) {
  test(`what was typed into the dialog is there again after ${how}`, async ({ page, signInAs }) => {
    await signInAs('staff')
    await open(page)
    await box(page).fill(TEXT)
    await close(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open(page)
    await expect(box(page)).toHaveValue(TEXT)
  })
}

test('a message that can’t leave waits in its dialog, and is sent once the line is back', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('staff')
  await open(page)
  await box(page).fill(TEXT)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('You’re offline.').first()).toBeVisible()
  await expect(box(page)).toHaveValue(TEXT)
  await context.setOffline(false)
  await expect(page.getByText('Your message was sent!')).toBeVisible()
  await expect(page.getByText('You’re offline.').first()).toBeHidden()
  await open(page)
  await expect(box(page)).toHaveValue('')
})
