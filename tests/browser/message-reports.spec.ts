import { expect, test } from '../support/browser.ts'
import { openChat, thread, writeTo } from '../support/browser-chat.ts'

for (const width of [320, 1280]) {
  test(`a message is reported at ${width} px, is out of sight, and staff put it back`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const text = `Buy my course! (${width} px)`
    await page.setViewportSize({ width, height: 800 })
    await signInAs('alumni')
    await writeTo(page, 1, text)

    await page.context().clearCookies()
    await signInAs('fellow')
    await openChat(page, 'Odile')
    await thread(page).getByText(text, { exact: true }).hover()
    await thread(page)
      .getByRole('link', { name: `Report this message: ${text}` })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Report this message' })
    await expect(dialog.getByText(text)).toBeVisible()
    await expectAccessible()
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await dialog.getByRole('textbox', { name: 'What’s wrong with it?' }).fill('An advertisement')
    await dialog.getByRole('button', { name: 'Report', exact: true }).click()
    await expect(page.getByText('Thanks for letting us know. The message is hidden from you')).toBeVisible()
    await expect(thread(page).getByText('You reported this message.').last()).toBeVisible()
    await expect(page.getByText(text)).toHaveCount(0)
    await expectAccessible()

    await page.context().clearCookies()
    await signInAs('staff')
    await page.goto('/staff/reports')
    const report = page.getByRole('listitem').filter({ hasText: text })
    await expect(report).toContainText('Message by Odile Marchand to Imani Okafor')
    await expect(report).toContainText('An advertisement')
    await expectAccessible()
    await report.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Restored. Everyone who could see it')).toBeVisible()

    await page.context().clearCookies()
    await signInAs('fellow')
    await openChat(page, 'Odile')
    await expect(thread(page).getByText(text, { exact: true })).toHaveCount(1)
  })
}
