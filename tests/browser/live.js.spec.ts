import type { Browser, Page } from '@playwright/test'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { expect, signInAs, test } from '../support/browser.ts'
import { opener } from '../support/browser-badges.ts'
import { conversation, thread } from '../support/browser-chat.ts'
import { openLive } from '../support/live.ts'

const IMANI = 1
const box = (page: Page) => page.getByLabel('Type message here')
const bubbles = (page: Page, text: string) => thread(page).getByText(text, { exact: true })

async function another(browser: Browser, account: DemoAccount): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, account)
  return page
}

async function write(page: Page, text: string) {
  await page.goto(`/profile/${IMANI}/contact/message`)
  await page.locator('main').getByRole('textbox').fill(text)
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Your message was sent!')).toBeVisible()
}

test('a message arrives in an open conversation by itself, is said once, and what one writes there stays', async ({
  page,
  signInAs: signIn,
  browser,
}) => {
  const odile = await another(browser, 'alumni')
  await write(odile, 'Are you there?')
  await signIn('fellow')
  await openLive(page, '/messages')
  await conversation(page, 'Odile').click()
  await expect(bubbles(page, 'Are you there?').last()).toBeVisible()
  await box(page).fill('I was about to say')
  await odile.goto('/messages')
  await conversation(odile, 'Imani').click()
  await box(odile).fill('Lunch on Friday?')
  await odile.getByRole('button', { name: 'Send', exact: true }).click()

  await expect(bubbles(page, 'Lunch on Friday?')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: 'Odile Marchand: Lunch on Friday?' })).toHaveCount(
    1,
  )
  await expect(box(page)).toHaveValue('I was about to say')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(bubbles(page, 'I was about to say')).toHaveCount(1)
  await expect(bubbles(odile, 'I was about to say')).toHaveCount(1)
  await odile.context().close()
})

test('a badge counts by itself what others write, and says so', async ({
  page,
  signInAs: signIn,
  browser,
}) => {
  await signIn('fellow')
  const kofi = await another(browser, 'many-roles')
  await openLive(page, '/directory')
  const badge = opener(page, 'Messages')
  const count = async () => Number((await badge.textContent())?.match(/\d+/)?.[0])
  const before = await count()
  await write(kofi, `Good to know, ${crypto.randomUUID()}`)
  await expect.poll(count).toBe(before + 1)
  await expect(page.getByRole('status').filter({ hasText: /Messages: \d+ new/ })).toHaveCount(1)
  await kofi.context().close()
})
