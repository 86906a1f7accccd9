import type { Page } from '@playwright/test'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { expect, test, untilAlive } from '../support/browser.ts'

test.use({ hasTouch: true, viewport: { width: 320, height: 800 } })

/** Of the most used, those for phones: the table of action items is for larger screens. */
const SCREENS: [DemoAccount, string][] = [
  ['fellow', '/'],
  ['alumni', '/directory'],
  ['alumni', '/profile/1'],
  ['alumni', '/messages'],
  ['fellow', '/events'],
  ['alumni', '/resources'],
  ['alumni', '/profile/1/contact/intro'],
  ['alumni', '/questions'],
  ['alumni', '/kudos'],
]

for (const [account, address] of SCREENS) {
  test(`everything on ${address} is large enough for a thumb`, async ({ page, signInAs }) => {
    await signInAs(account)
    await page.goto(address)
    await untilAlive(page)
    expect(await tooSmall(page)).toEqual([])
  })
}

test('a conversation is, too', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/messages')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: 'Type message here' })).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
})

test('an event with its agenda is, too', async ({ page, signInAs }) => {
  await signInAs('fellow')
  await page.goto('/events')
  await page.getByRole('link', { name: 'Event Details for Leadership Institute' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leadership Institute' })).toBeVisible()
  expect(await tooSmall(page)).toEqual([])
})

/**
 * What can be touched and isn't 44 px high and 24 px wide, counting all of the place where a touch reaches it, with the
 * label of a box. Links inside of a text have the height of their line.
 */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const [HIGH, WIDE] = [44, 24]
    const reaches = (control: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
    }
    const isInText = (control: Element) =>
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent ?? '').trim() !== (control.textContent ?? '').trim()
    const isTooSmall = (touched: Element) => {
      const label =
        touched instanceof HTMLInputElement && /checkbox|radio/.test(touched.type) && touched.labels?.[0]
      const control = label || touched
      control.scrollIntoView({ block: 'center' })
      const { x, y, width, height } = control.getBoundingClientRect()
      const [middle, center] = [x + width / 2, y + height / 2]
      if (!reaches(control, middle, center)) return false
      const half = HIGH / 2 - 1
      const tall =
        height >= HIGH - 1 ||
        (reaches(control, middle, center - half) && reaches(control, middle, center + half))
      return !tall || width < WIDE
    }
    const controls = document.querySelectorAll(
      'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea, summary',
    )
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => !isInText(control) && isTooSmall(control))
      .map((control) => {
        const { width, height } = control.getBoundingClientRect()
        const named = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)
        return `${control.tagName.toLowerCase()} “${named}” ${Math.round(width)} × ${Math.round(height)}`
      })
  })
