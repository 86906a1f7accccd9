import { expect, test, untilAlive } from '../support/browser.ts'
import { openChat, thread, writeTo } from '../support/browser-chat.ts'
import { pressOn, typeInto } from '../support/keyboard.ts'

test('a message is reported with keys, and the focus goes on from where the dialog was opened', async ({
  page,
  signInAs,
}) => {
  const text = `A course for you, ${crypto.randomUUID()}`
  await signInAs('alumni')
  await writeTo(page, 1, text)
  await page.context().clearCookies()
  await signInAs('fellow')
  await openChat(page, 'Odile')
  await untilAlive(page)
  const link = thread(page).getByRole('link', { name: `Report this message: ${text}` })
  await pressOn(page, link)
  const dialog = page.getByRole('dialog', { name: 'Report this message' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await typeInto(page, dialog.getByRole('textbox', { name: 'What’s wrong with it?' }), 'An advertisement')
  await pressOn(page, dialog.getByRole('button', { name: 'Report', exact: true }))
  await expect(page.getByText('You reported this message.').last()).toBeVisible()
  await expect(page.locator(':focus'), 'the focus is not lost').toHaveCount(1)
})

test('a long conversation is skipped with two keys on the way to the message box', async ({
  page,
  signInAs,
}) => {
  await signInAs('fellow')
  await openChat(page, 'Odile')
  await untilAlive(page)
  await pressOn(page, page.getByRole('link', { name: 'Skip to the message box' }))
  await expect(page.getByRole('textbox', { name: 'Type message here' })).toBeFocused()
})
