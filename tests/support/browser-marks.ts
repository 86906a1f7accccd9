import type { Page } from '@playwright/test'

/** Does what shows its effect before the server has answered, and waits for that answer: leaving the page would break it off. */
export async function untilStored(page: Page, mark: () => Promise<unknown>) {
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await mark()
  await answered
}
