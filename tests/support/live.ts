import type { Page } from '@playwright/test'

/** Opens a page and waits until its stream of news is open. */
export async function openLive(page: Page, address: string) {
  const stream = page.waitForResponse((answer) => answer.url().includes('/endpoints/notifications?version='))
  await page.goto(address)
  await stream
}
