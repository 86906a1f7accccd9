import type { Locator } from '@playwright/test'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { expect, test } from '../support/browser.ts'

const DIALOGS: [DemoAccount, string][] = [
  ['alumni', '/profile/1/contact/intro'],
  ['alumni', '/profile/1/contact/message'],
  ['alumni', '/profile/name'],
  ['alumni', '/profile/1/block'],
  ['event-manager', '/partner-management/action-items/1/delete'],
]

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const told = window as unknown as { shifts: number }
    told.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) told.shifts += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  }),
)

test('a dialog that takes long stands before it has come, its head in its place', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/profile', { waitUntil: 'networkidle' })
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(
    ({ pathname }) => pathname === '/profile/name.data',
    async (route) => {
      await held
      await route.continue()
    },
  )
  const edit = page.getByRole('link', { name: 'Edit name' })
  await edit.click()
  const coming = page.locator('dialog[inert]')
  await expect(coming).toBeVisible()
  const headOf = (dialog: Locator) => dialog.locator('> div').first().boundingBox()
  const place = await headOf(coming)
  goOn()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(coming).toHaveCount(0)
  expect(await headOf(dialog)).toEqual(place)
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
})

for (const [account, address] of DIALOGS) {
  for (const width of [390, 1280]) {
    test(`nothing moves while script opens ${address} at ${width} px`, async ({ page, signInAs }) => {
      await page.setViewportSize({ width, height: 800 })
      await signInAs(account)
      await page.goto(address)
      await expect(page.locator('dialog:modal')).toBeVisible()
      await page.waitForLoadState('networkidle')
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts)
      expect(shifts).toBeLessThan(0.01)
    })
  }
}
