/** Messages as members write and open them in a browser. */
import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

export const inbox = (page: Page) => page.getByRole('region', { name: 'Conversations' })
export const conversation = (page: Page, name: string) => inbox(page).getByRole('link', { name })
export const thread = (page: Page) => page.getByRole('region', { name: /^Conversation with/ })

/** Through the dialog on the profile. */
export async function writeTo(page: Page, memberId: number, text: string) {
  await page.goto(`/profile/${memberId}/contact/message`)
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Your message was sent!')).toBeVisible()
}

export async function openChat(page: Page, name: string) {
  await page.goto('/messages')
  await conversation(page, name).click()
  await expect(page).toHaveURL(/conversationId=\d+/)
}

/** Opens the latest conversation in which the member can write, and returns its URL: not everyone can be contacted. */
export async function openWritableChat(page: Page): Promise<string> {
  await page.goto('/messages')
  const links = inbox(page).getByRole('listitem').getByRole('link')
  for (const address of await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  )) {
    await page.goto(address)
    if ((await page.getByRole('textbox', { name: 'Type message here' }).count()) > 0) return address
  }
  throw new Error('There is no conversation to write in.')
}
