/** Messages as members write and open them in a browser. */
import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

/** Through the dialog on the profile. */
export async function writeTo(page: Page, memberId: number, text: string) {
  await page.goto(`/profile/${memberId}/contact/message`)
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Your message was sent!')).toBeVisible()
}

export async function openChat(page: Page, name: string) {
  await page.goto('/messages')
  await page.locator('.inbox-entry a').filter({ hasText: name }).click()
  await expect(page).toHaveURL(/conversationId=\d+/)
}
