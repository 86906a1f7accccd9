/** What holds on every screen, whatever is on it. */
import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { expect, test, untilAlive } from '../support/browser.ts'

const SCREENS: [DemoAccount, string[]][] = [
  ['event-manager', ['/partner-management/action-items', '/partner-management/action-items/1/edit']],
  ['alumni', ['/directory', '/profile/1', '/profile', '/announcements', '/regional-hub/1', '/partner-hub/1']],
  ['fellow', ['/', '/events', '/events/1', '/resources']],
  ['partner', ['/', '/partner-dashboard']],
]

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'

/** What people wrote stands in `bdi`, or says its direction by itself. */
async function writeLongWords(page: Page) {
  await page.evaluate((word) => {
    for (const element of document.querySelectorAll('main :is(bdi, [dir=auto]):not(:has(*))'))
      element.textContent = word
  }, LONG_WORD)
}

const overflow = (page: Page) =>
  page.locator('html').evaluate((html) => Math.max(html.scrollWidth, html.clientWidth) - html.clientWidth)

for (const [account, addresses] of SCREENS) {
  test(`words longer than a phone break on the screens of ${account}, and nothing sticks out`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await signInAs(account)
    for (const address of addresses) {
      await page.goto(address)
      await untilAlive(page)
      expect(await overflow(page), address).toBe(0)
      await writeLongWords(page)
      expect(await overflow(page), `${address} with long words`).toBe(0)
    }
  })
}

test('what a card has no room for is whole in the page, and in sight once the focus is in it', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/directory')
  await untilAlive(page)
  const members = page.getByRole('main').getByRole('listitem')
  const card = members.filter({ has: page.getByRole('heading') }).first()
  const line = card.getByRole('paragraph').first()
  await line.evaluate((element, word) => {
    element.textContent = Array(20).fill(word).join(' ')
  }, LONG_WORD)
  const hidden = () => line.evaluate((element) => element.scrollHeight - element.clientHeight)
  expect(await hidden()).toBeGreaterThan(0)
  await card.getByRole('link').focus()
  expect(await hidden()).toBe(0)
})

/** What can be used on the page and can't be scrolled from under the box with that link. */
const outOfReach = (dismiss: Locator) =>
  dismiss.evaluate((link) => {
    const isCovered = (control: Element) => {
      control.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = control.getBoundingClientRect()
      return link.parentElement?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? true
    }
    const controls = [...document.querySelectorAll('a[href], button, input, select, summary')]
    return controls
      .filter((control) => !link.parentElement?.contains(control) && control.checkVisibility())
      .filter(isCovered)
      .map((control) => control.textContent)
  })

test('the outcome of a form moves nothing, covers nothing for good, and can be dismissed', async ({
  page,
  expectAccessible,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/appearance')
    const title = page.getByRole('heading', { level: 1 })
    const before = await title.boundingBox()
    await page.getByLabel('Dark').check()
    await page.getByRole('button', { name: 'Save' }).click()
    const outcome = page.getByText('Your appearance was saved.')
    await expect(outcome).toBeVisible()
    expect(await title.boundingBox()).toEqual(before)
    expect(await outOfReach(page.getByRole('link', { name: 'Dismiss' }))).toEqual([])
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
    await expectAccessible()
    await page.getByRole('link', { name: 'Dismiss' }).click()
    await expect(outcome).toHaveCount(0)
  }
})

test('paper has the content alone', async ({ page, signInAs }) => {
  await signInAs('alumni')
  const main = page.getByRole('main')
  const parts: [string, Record<string, Locator>][] = [
    ['/directory', { filters: main.getByRole('search') }],
    ['/profile/1', { button: main.getByRole('link', { name: 'Contact', exact: true }) }],
  ]
  for (const [address, own] of parts) {
    const chrome = { bar: page.getByRole('banner'), foot: page.getByRole('contentinfo'), ...own }
    await page.emulateMedia({ media: 'screen' })
    await page.goto(address)
    for (const [part, found] of Object.entries(chrome))
      await expect(found.first(), `${part} of ${address} on a screen`).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const [part, found] of Object.entries(chrome))
      await expect(found, `${part} of ${address} on paper`).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('Cancel leads back to the list as it was, before and after something is changed', async ({
  page,
  signInAs,
}) => {
  await signInAs('event-manager')
  const edit = '/partner-management/action-items/1/edit?status=complete'
  const cancel = page.getByRole('link', { name: 'Cancel' })
  await page.goto(edit)
  await cancel.click()
  await expect(page).toHaveURL(/\/action-items\?status=complete$/)
  await page.goto(edit)
  await page.getByLabel('Name', { exact: true }).fill('Another name')
  const isScripted = test.info().project.name === 'js'
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage))
  if (isScripted) await expect.poll(kept).toContain('Another name')
  await cancel.click()
  if (isScripted) await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/action-items\?status=complete$/)
})
