import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/browser.ts'
import { menuButton } from '../support/command-menu.ts'

const SCRIPT = '**/live-menu-*.js'
const MENU = 'Choose an action'

const live = (page: Page) => page.getByRole('button', { name: MENU, exact: true })
const summary = (page: Page) => page.locator('summary').filter({ hasText: MENU })
const commands = (page: Page) => page.getByRole('menu', { name: MENU }).getByRole('menuitem')

test.beforeEach(async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/events')
  await untilAlive(page)
})

test('the script of a menu is loaded once someone comes near it, and nothing moves', async ({
  page,
  expectAccessible,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('live-menu')) scripts.push(request.url())
  })
  await summary(page).scrollIntoViewIfNeeded()
  const before = await summary(page).boundingBox()
  expect(scripts).toEqual([])
  await summary(page).hover()
  await expect(live(page)).toBeVisible()
  expect(await live(page).boundingBox()).toEqual(before)
  expect(scripts).toHaveLength(1)
  await live(page).click()
  await expect(commands(page)).toHaveText([
    'Publish',
    'Unpublish',
    'Archive',
    'Restore from archive',
    'Add a tag',
  ])
  await expectAccessible()
})

test('where the script can’t be loaded the disclosure works, and coming near tries again', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.abort())
  await summary(page).click()
  const archive = page.getByRole('group').getByRole('button', { name: 'Archive', exact: true })
  await expect(archive).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(archive).toBeHidden()
  await page.unroute(SCRIPT)
  await page.getByRole('heading', { level: 1 }).hover()
  await summary(page).hover()
  await expect(live(page)).toBeVisible()
})

test('a disclosure that was opened before the script has come stays open', async ({ page }) => {
  let deliver = () => {}
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(SCRIPT, async (route) => {
    await delivery
    await route.continue()
  })
  await summary(page).click()
  const arrived = page.waitForResponse(SCRIPT)
  deliver()
  await (await arrived).finished()
  await page.getByRole('group').getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Select events first' })).toBeVisible()
})

test('a click elsewhere closes the menu, and what was chosen is sent with the checked rows', async ({
  page,
}) => {
  const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.first().check()
  await boxes.nth(1).check()
  await summary(page).hover()
  await live(page).click()
  await expect(commands(page).first()).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(commands(page)).toHaveCount(0)
  await menuButton(page, MENU).click()
  await commands(page).filter({ hasText: 'Unpublish' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unpublish 2 events?')
})
