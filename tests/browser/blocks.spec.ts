import { expect, test } from '../support/browser.ts'

for (const width of [320, 1280]) {
  test(`a member is blocked and let back at ${width} px`, async ({ page, signInAs, expectAccessible }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('self-fellow')
    await page.goto('/profile/1')
    await page.getByLabel('More actions').click()
    await page.getByRole('link', { name: /^Block/ }).click()
    const question = page.getByRole('dialog', { name: 'Block Imani Okafor?' })
    await expect(question).toBeVisible()
    await expectAccessible()
    await question.getByRole('button', { name: 'Block', exact: true }).click()
    await expect(page.getByText('You blocked Imani Okafor.')).toBeVisible()
    await expectAccessible()
    const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.goto('/directory?search=Imani+Okafor')
    await expect(page.getByRole('heading', { name: 'No search results.' })).toBeVisible()
    expect((await page.goto('/profile/1'))?.status()).toBe(404)

    await page.goto('/profile/blocked-members')
    await page.getByRole('button', { name: /^Unblock/ }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Imani Okafor' })).toHaveCount(0)
    await page.goto('/profile/1')
    await expect(page.getByRole('link', { name: 'Contact', exact: true })).toBeVisible()
  })
}
