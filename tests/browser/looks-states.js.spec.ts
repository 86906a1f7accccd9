/** The ten screens that members use most, as people see them who set up their device for themselves. */
import type { Locator, Page } from '@playwright/test'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { expect, test, untilAlive } from '../support/browser.ts'
import { inbox } from '../support/browser-chat.ts'

type Screen = string | ((page: Page) => Promise<string>)

const firstOf = async (links: Locator) => (await links.first().getAttribute('href')) ?? ''

async function aConversation(page: Page) {
  await page.goto('/messages')
  return firstOf(inbox(page).getByRole('listitem').getByRole('link'))
}

async function aResource(page: Page) {
  await page.goto('/resources')
  return firstOf(page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link'))
}

const SCREENS: [DemoAccount, Record<string, Screen>][] = [
  [
    'alumni',
    {
      home: '/',
      directory: '/directory',
      profile: '/profile/1',
      contact: '/profile/1/contact/message',
      messages: '/messages',
      conversation: aConversation,
      events: '/events',
      resource: aResource,
    },
  ],
  ['fellow', { agenda: '/events/1' }],
  ['event-manager', { 'action items': '/partner-management/action-items' }],
]

/** In the page: what sticks out of it, and boxes that cut their text without a sign of it. */
function findCut() {
  const { scrollWidth, clientWidth } = document.documentElement
  const cut = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (element.clientWidth <= 1 || !element.checkVisibility()) return false
    if (element.matches('svg *, input, select, textarea')) return false
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const isCutRight = /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis'
    const isCutBelow = /hidden|clip/.test(overflowY) && webkitLineClamp === 'none'
    return (
      (isCutRight && element.scrollWidth > element.clientWidth + 1) ||
      (isCutBelow && element.scrollHeight > element.clientHeight + 1 && textOverflow !== 'ellipsis')
    )
  })
  const found = cut.map((element) => element.outerHTML.slice(0, 120))
  return scrollWidth > clientWidth
    ? [`The page is ${scrollWidth - clientWidth} px too wide.`, ...found]
    : found
}

/** In the page: what has the focus and lies below something else, or outside of the window. */
function findCovered() {
  const place = document.querySelector('dialog[open]') ?? document.body
  const controls = place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
  // Forwards and backwards: what sticks at the end of the window hides other things than what sticks at its beginning.
  return [...controls, ...[...controls].reverse()]
    .filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return false
      control.focus()
      const box = control.getClientRects()[0]
      if (document.activeElement !== control || !box || box.width <= 1) return false
      // Of a row that scrolls, the part that is in sight.
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      const at = document.elementFromPoint((left + right) / 2, box.y + box.height / 2)
      return !at || !(control.contains(at) || at.contains(control))
    })
    .map((control) => control.outerHTML.slice(0, 120))
}

/** In the page: what its text takes up where someone needs more room between letters, words and lines (WCAG 1.4.12). */
function spread() {
  const style = new CSSStyleSheet()
  style.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`)
  document.adoptedStyleSheets.push(style)
}

/** In the page: what would move. */
function findMoving() {
  const moving = [...document.body.querySelectorAll('a, button, input, summary, article, li')].filter(
    (element) => getComputedStyle(element).transitionDuration !== '0s',
  )
  return [...document.getAnimations().map(String), ...moving.map((element) => element.outerHTML.slice(0, 80))]
}

for (const [account, screens] of SCREENS) {
  for (const [name, screen] of Object.entries(screens)) {
    test(`${name} in the dark, in forced colors, large, spread out, without motion and on paper`, async ({
      page,
      signInAs,
      expectAccessible,
    }) => {
      await signInAs(account)
      // From the beginning, so that no other state is looked at on its way to it.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const address = typeof screen === 'string' ? screen : await screen(page)
      await page.goto(address)
      await untilAlive(page)

      await test.step('without motion', async () => {
        expect(await page.evaluate(findMoving)).toEqual([])
      })
      await test.step('dark', async () => {
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectAccessible()
      })
      await test.step('forced colors', async () => {
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
        await expectAccessible()
        await page.emulateMedia({ forcedColors: 'none' })
      })
      await test.step('on a phone', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await page.evaluate(findCut)).toEqual([])
        expect(await page.evaluate(findCovered)).toEqual([])
      })
      await test.step('four times as large', async () => {
        await page.setViewportSize({ width: 320, height: 256 })
        expect(await page.evaluate(findCut)).toEqual([])
        expect(await page.evaluate(findCovered)).toEqual([])
      })
      await test.step('on paper', async () => {
        await page.setViewportSize({ width: 640, height: 960 })
        await page.emulateMedia({ media: 'print' })
        expect(await page.evaluate(findCut)).toEqual([])
        await page.emulateMedia({ media: 'screen' })
      })
      await test.step('more room between letters, words and lines', async () => {
        await page.evaluate(spread)
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 })
          expect(await page.evaluate(findCut)).toEqual([])
          expect(await page.evaluate(findCovered)).toEqual([])
        }
      })
      await test.step('text twice as large', async () => {
        await page.setViewportSize({ width: 1280, height: 800 })
        const devtools = await page.context().newCDPSession(page)
        await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
        await page.reload()
        await untilAlive(page)
        await expect(page.locator('html')).toHaveCSS('font-size', '32px')
        expect(await page.evaluate(findCut)).toEqual([])
      })
    })
  }
}
