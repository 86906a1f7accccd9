import { demoAccounts, emailOf } from '../../prisma/seeds/accounts.ts'
import { expect, test } from '../support/browser.ts'
import { thread, writeTo } from '../support/browser-chat.ts'

/** Mail about news is written and posted by itself, within seconds. */
const EMAIL_SENT = { timeout: 60_000, intervals: [1_000] }
const bruno = demoAccounts.findIndex(({ key }) => key === 'monthly-subscriber') + 1

test('a mail about news leads to the message, and one click ends such mails without signing in', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const howOften = page.getByRole('definition').filter({ hasText: /^(Immediately|Once a day|Never)(,|$)/ })
  await signInAs('monthly-subscriber')
  await page.goto('/profile/privacy-and-visibility/sharing')
  await page.getByLabel('Immediately').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).last().click()
  await expect(howOften).toHaveText('Immediately')

  const text = `Are you there? ${crypto.randomUUID()}`
  await page.context().clearCookies()
  await signInAs('annual-subscriber')
  await writeTo(page, bruno, text)
  await page.context().clearCookies()

  const mail = page
    .getByRole('article')
    .filter({ hasText: `To ${emailOf('monthly-subscriber')}` })
    .filter({ hasText: 'Adaeze Nwosu sent you a message' })
    .first()
  await expect(async () => {
    await page.goto('/dev/outbox')
    expect(await mail.count()).toBe(1)
  }).toPass(EMAIL_SENT)
  await expect(mail).not.toContainText(text)
  const addressOf = async (link: string) =>
    String(await mail.getByRole('link', { name: link }).getAttribute('href'))
  const chat = await addressOf('Adaeze Nwosu sent you a message')
  const stop = await addressOf('Stop receiving these emails')

  await page.goto(stop)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop receiving these emails')
  await expectAccessible()
  await page.getByRole('button', { name: 'Stop receiving these emails' }).click()
  await expect(page.getByText('You won’t get emails about new messages and kudos.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed')
  await expectAccessible()

  await signInAs('monthly-subscriber')
  await page.goto(chat)
  await expect(thread(page).getByText(text, { exact: true })).toBeVisible()
  await page.goto('/profile/privacy-and-visibility')
  await expect(howOften).toHaveText(/^Never, last sent /)
})
