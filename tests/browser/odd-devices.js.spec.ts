/** Devices that know another day than the server, and narrow ones on which someone's name has no blank. */
import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/browser.ts'

/** The page's clock alone: what waits in it goes on, as on a device that is set wrong. */
async function setClock(page: Page, moment: string) {
  await page.addInitScript((shift) => {
    const now = () => Date.prototype.getTime.call(new Real()) + shift
    const Real = Date
    globalThis.Date = new Proxy(Real, {
      construct: (target, values, made) =>
        Reflect.construct(target, values.length > 0 ? values : [now()], made),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    })
  }, Date.parse(moment) - Date.now())
}

for (const moment of ['1970-01-01T00:00:00Z', '2026-12-31T23:59:59-11:00', '2100-06-30T12:00:00Z'])
  test(`on a device by whose clock it is ${moment} pages come alive as they were sent`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('alumni')
    await setClock(page, moment)
    for (const path of ['/', '/messages', '/events?viewAll=true', '/kudos', '/profile']) {
      await page.goto(path)
      await untilAlive(page)
      const year = await page.evaluate(() => new Date().getFullYear())
      expect([path, Math.abs(year - new Date(moment).getFullYear()) < 2]).toEqual([path, true])
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
  await expect(page.getByRole('main').getByRole('heading', { name }).first()).toBeVisible()
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
