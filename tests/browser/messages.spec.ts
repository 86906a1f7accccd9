import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../support/browser.ts'
import { conversation, inbox, thread } from '../support/browser-chat.ts'

const box = (page: Page) => page.getByRole('textbox', { name: 'Type message here' })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

async function writeToImani(page: Page) {
  await page.goto('/profile/1/contact/message')
  await page.getByRole('textbox', { name: 'Your message' }).fill('Shall we talk?')
  await send(page).click()
  await expect(page.getByText('Your message was sent!')).toBeVisible()
}

for (const width of [320, 1280]) {
  test(`a conversation is read and answered, accessibly at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const text = `Thank you, ${test.info().project.name}: that helps at ${width} px.`
    await page.setViewportSize({ width, height: 800 })
    await signInAs('alumni')
    await writeToImani(page)
    await page.goto('/messages')
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
    await expectAccessible()
    await conversation(page, 'Imani').click()
    await expect(page).toHaveURL(/conversationId=\d+/)
    await expect(thread(page)).toBeVisible()
    await expectAccessible()

    await box(page).fill(' ')
    // With script it looks disabled, but says why when it is pressed.
    await send(page).click({ force: true })
    await expect(page.getByRole('alert')).toContainText('Please write a message.')
    await box(page).fill(text)
    await send(page).click()
    await expect(thread(page).getByText(text)).toBeVisible()
    await expect(thread(page).getByText('Sent', { exact: false }).last()).toBeVisible()
    await expect(box(page)).toHaveValue('')
    await expectAccessible()

    if (width === 320) await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(inbox(page).getByRole('listitem').first()).toContainText(`You: ${text}`)
  })
}

test('two members in two browsers talk to each other', async ({ page, signInAs: signIn, browser }) => {
  await signIn('many-roles')
  await writeToImani(page)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signInAs(other, 'fellow')
  await other.goto('/messages')
  await conversation(other, 'Renée').click()
  const talks = thread(other).getByRole('listitem')
  await expect(talks.filter({ hasText: 'Shall we talk?' }).last()).toContainText('NEW')
  await box(other).fill('Gladly, tomorrow?')
  await send(other).click()
  await expect(thread(other).getByText('Gladly, tomorrow?').last()).toBeVisible()

  await page.goto('/messages')
  await conversation(page, 'Imani').click()
  await expect(thread(page).getByText('Gladly, tomorrow?').last()).toBeVisible()
  await elsewhere.close()
})
