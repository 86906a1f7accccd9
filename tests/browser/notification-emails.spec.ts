import { expect, test } from '../support/browser.ts'

for (const width of [320, 1280]) {
  test(`how often mail about news comes is chosen at ${width} px, and stays chosen`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('self-fellow')
    await page.goto('/profile/privacy-and-visibility')
    const summary = page.getByRole('definition').filter({ hasText: /^(Immediately|Once a day|Never)$/ })
    for (const choice of ['Never', 'Once a day']) {
      await page.getByRole('link', { name: /contact and programs/i }).click()
      const dialog = page.getByRole('dialog', { name: 'Contact and programs' })
      const mails = dialog.getByRole('group', { name: /^How often should we email you/ })
      await mails.getByLabel(choice).check()
      await expectAccessible()
      await dialog.getByRole('button', { name: 'Save' }).last().click()
      await expect(summary).toHaveText(choice)
    }
  })
}
