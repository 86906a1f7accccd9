import { expect, test } from '../support/browser.ts'
import { badge, badges, opener } from '../support/browser-badges.ts'

for (const width of [320, 768, 1280]) {
  test(`the bar's menus open, close each other and stay within ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 600 })
    await signInAs('self-fellow')
    // Little stands below the menus there: axe takes what they cover in part for targets that are too small.
    await page.goto('/announcements/5')
    expect((await page.getByRole('banner').boundingBox())?.height, 'the height of the bar').toBe(48)
    for (const [name, all, tallest] of [
      ['Kudos', 'See all kudos', 500],
      ['Messages', 'See all messages', 250],
      ['Announcements', 'See all announcements', 250],
    ] as const) {
      await opener(page, name).click()
      const panel = badge(page, name).locator('details > div')
      await expect(panel.getByRole('link', { name: all })).toBeVisible()
      await expect(badges(page).locator('details[open]')).toHaveCount(1)
      const box = await panel.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(box?.height).toBeLessThanOrEqual(tallest)
      await expectAccessible()
    }
  })
}

test('a conversation with news is opened from the bar', async ({ page, signInAs }) => {
  await signInAs('staff')
  await page.goto('/directory')
  await opener(page, 'Messages').click()
  await badge(page, 'Messages').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/messages\?conversationId=\d+$/)
})

for (const [address, name] of [
  ['/kudos', 'My Kudos'],
  ['/announcements', 'Announcements'],
  ['/announcements/6', 'How to give feedback that helps'],
] as const) {
  for (const width of [320, 1280]) {
    test(`${address} is accessible at ${width} px and fits in it`, async ({
      page,
      signInAs,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await signInAs('many-roles')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expectAccessible()
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(sideways).toBeLessThanOrEqual(0)
    })
  }
}
