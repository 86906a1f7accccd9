/** Devices that know another day than the server, and narrow ones on which someone's name has no blank. */
import { expect, test, untilAlive } from '../support/browser.ts'

for (const moment of ['1970-01-01T00:00:00Z', '2026-12-31T23:59:59-11:00', '2100-06-30T12:00:00Z'])
  test(`on a device by whose clock it is ${moment} pages come alive as they were sent`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('alumni')
    await page.clock.setFixedTime(moment)
    for (const path of ['/', '/messages', '/events?viewAll=true', '/kudos', '/profile']) {
      await page.goto(path)
      await untilAlive(page)
    }
  })

test('a name without a blank makes no page wider than the screen', async ({ page, signInAs }) => {
  const name = 'Wolfeschlegelsteinhausen'.repeat(8)
  await signInAs('monthly-subscriber')
  await page.goto('/profile/name')
  await untilAlive(page)
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Last name').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await page.setViewportSize({ width: 320, height: 640 })
  const expectNarrow = async (path: string) => {
    await page.goto(path)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, width]).toEqual([path, 320])
  }
  await signInAs('alumni')
  await page.goto('/directory?search=wolfeschlegel')
  const profile = await page.getByRole('link', { name }).first().getAttribute('href')
  for (const path of ['/directory?search=wolfeschlegel', '/search?q=wolfeschlegel']) await expectNarrow(path)
  for (const rest of ['', '/contact/message', '/block']) await expectNarrow(`${profile}${rest}`)
  await signInAs('admin')
  const member = `/admin/members/${profile?.split('/').at(-1)}`
  await expectNarrow('/admin/members?search=wolfeschlegel')
  for (const rest of ['', '/close', '/sign-out', '/send', '/history']) await expectNarrow(`${member}${rest}`)
})
