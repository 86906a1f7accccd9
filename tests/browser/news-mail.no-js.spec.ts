import { expect, test } from '../support/browser.ts'
import { writeTo } from '../support/browser-chat.ts'

/** Mail about news is written once a minute. */
const MAIL = { timeout: 100_000, intervals: [2_000] }

test('a mail about news leads to the message, and one click ends such mails without signing in', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  test.setTimeout(180_000)
  await signInAs('mba-fellow')
  await page.goto('/profile/privacy-and-visibility/sharing')
  await page.getByLabel('Immediately').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByRole('definition').filter({ hasText: /^Immediately$/ })).toHaveCount(1)
  await page.context().clearCookies()
  const text = `Are you there? ${crypto.randomUUID()}`
  await signInAs('alumni')
  await writeTo(page, 2, text)

  const mail = page
    .getByRole('article')
    .filter({ hasText: 'mba-fellow@example.org' })
    .filter({ hasText: 'Odile Marchand wrote to you' })
  await expect(async () => {
    await page.goto('/dev/outbox')
    await expect(mail.first()).toBeVisible({ timeout: 100 })
  }).toPass(MAIL)
  await expect(mail.first()).not.toContainText(text)
  const [chat, stop] = await Promise.all(
    ['Odile Marchand wrote to you', 'Stop these emails'].map((name) =>
      mail.first().getByRole('link', { name }).getAttribute('href'),
    ),
  )

  await page.context().clearCookies()
  await page.goto(stop ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Stop these emails' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Stop these emails' }).click()
  await expect(page.getByText('You get no emails about new messages and kudos.')).toBeVisible()
  await expectAccessible()

  await signInAs('mba-fellow')
  await page.goto(chat ?? '')
  await expect(page.locator('.bubble').filter({ hasText: text })).toHaveCount(1)
  await page.goto('/profile/privacy-and-visibility')
  await expect(page.getByRole('definition').filter({ hasText: /^Never$/ })).toHaveCount(1)
})
