import type { Page } from '@playwright/test'

/** Follows the link of the newest email to that address that has one, in the embedded mailbox. */
export async function follow(page: Page, to: string, name: string) {
  await page.goto('/dev/outbox')
  await page.getByRole('article').filter({ hasText: to }).getByRole('link', { name }).first().click()
}
