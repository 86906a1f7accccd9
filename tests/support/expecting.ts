/**
 * The runner's `expect`, which looks sooner. What isn't there, and an address that isn't that yet, would have the runner write
 * down the whole page each time it looks, while the page is busy with what is waited for.
 */
import { type Locator, type Page, expect as runners } from '@playwright/test'

/** What has a limit below this is looked for ten times a second, the rest twice. */
const SOON = 2_400

const soon = runners.configure({ timeout: SOON })

type Wanted = string | RegExp | ((url: URL) => boolean)
type Asked = Record<string, (...given: unknown[]) => Promise<void>>
type Asking = { isNot: boolean }

/** For a moment ten times a second, then as long as the runner has patience. */
async function ask(asking: Asking, about: Locator | Page, name: string, given: unknown[]) {
  const by = (expecting: typeof runners) => {
    const asked = expecting(about as Locator)
    return (asking.isNot ? asked.not : asked) as unknown as Asked
  }
  await by(soon)
    [name]?.(...given)
    .catch(() => by(runners)[name]?.(...given))
  return { pass: !asking.isNot, message: () => '' }
}

const isAt = (wanted: Wanted) => (url: URL) => {
  if (typeof wanted === 'function') return wanted(url)
  return typeof wanted === 'string' ? url.href === new URL(wanted, url).href : wanted.test(url.href)
}

async function toHaveURL(this: Asking, page: Page, wanted: Wanted, ...options: unknown[]) {
  const isThere = isAt(wanted)
  const settled = page.waitForURL((url) => isThere(url) !== this.isNot, {
    timeout: SOON,
    waitUntil: 'commit',
  })
  await settled.catch(() => {})
  return ask(this, page, 'toHaveURL', [wanted, ...options])
}

async function toHaveTitle(this: Asking, page: Page, wanted: string | RegExp, ...options: unknown[]) {
  const isThere = async () => {
    const title = await page.title()
    return typeof wanted === 'string' ? title === wanted : wanted.test(title)
  }
  const settled = runners.poll(isThere, { timeout: SOON, intervals: [20, 50, 100] }).toBe(!this.isNot)
  await settled.catch(() => {})
  return ask(this, page, 'toHaveTitle', [wanted, ...options])
}

/** One that has been waited for isn't looked for again. */
async function toBeVisible(this: Asking, locator: Locator, ...given: unknown[]) {
  const isThere = () => locator.waitFor({ timeout: SOON }).then(() => true)
  if (!this.isNot && (await isThere().catch(() => false))) return { pass: true, message: () => '' }
  return ask(this, locator, 'toBeVisible', given)
}

/** Matchers of an element, which has to be there first. */
const OF_ELEMENTS = [
  'toBeChecked',
  'toBeDisabled',
  'toBeEnabled',
  'toBeFocused',
  'toContainText',
  'toHaveAttribute',
  'toHaveText',
  'toHaveValue',
]

const ofElements = OF_ELEMENTS.map((name) => [
  name,
  async function (this: Asking, locator: Locator, ...given: unknown[]) {
    const isOfOne = !Array.isArray(given[0])
    if (!this.isNot && isOfOne) await locator.waitFor({ state: 'attached', timeout: SOON }).catch(() => {})
    return ask(this, locator, name, given)
  },
])

const others = ['toBeHidden', 'toHaveCount'].map((name) => [
  name,
  function (this: Asking, locator: Locator, ...given: unknown[]) {
    return ask(this, locator, name, given)
  },
])

export const expect: typeof runners = runners.extend({
  toHaveURL,
  toHaveTitle,
  toBeVisible,
  ...Object.fromEntries([...ofElements, ...others]),
})
