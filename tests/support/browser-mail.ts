import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

/** Follows the link of the newest email to that address that has one. An email is in the mailbox once it is written. */
export async function follow(page: Page, to: string, name: string) {
  const links = page.getByRole('article').filter({ hasText: to }).getByRole('link', { name })
  await expect(async () => {
    await page.goto('/dev/outbox')
    expect(await links.count()).toBeGreaterThan(0)
  }).toPass()
  await links.first().click()
}
