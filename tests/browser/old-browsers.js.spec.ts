import type { BrowserContext, Page } from '@playwright/test'
import { expect, signInAs, test, untilAlive } from '../support/browser.ts'

test.use({ actionTimeout: 10_000 })

/** What a browser may lack, or refuse: each is taken away before the page's scripts run. */
const MISSING: Record<string, () => void> = {
  popovers: () => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  },
  'modal dialogs': () => Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
  'dialogs at all': () => Reflect.deleteProperty(window, 'HTMLDialogElement'),
  EventSource: () => Reflect.deleteProperty(window, 'EventSource'),
  storage: () => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError')
        },
      })
    }
  },
  'a time zone': () => {
    Intl.DateTimeFormat.prototype.resolvedOptions = () => ({}) as Intl.ResolvedDateTimeFormatOptions
  },
  'Intl.DateTimeFormat': () => Reflect.deleteProperty(Intl, 'DateTimeFormat'),
  'Intl.Segmenter': () => Reflect.deleteProperty(Intl, 'Segmenter'),
  'Intl.DisplayNames': () => Reflect.deleteProperty(Intl, 'DisplayNames'),
  observers: () => {
    for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver'])
      Reflect.deleteProperty(window, name)
  },
  'view transitions': () => Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
  'what navigator tells': () => {
    for (const name of ['clipboard', 'connection', 'sendBeacon'])
      Reflect.deleteProperty(Navigator.prototype, name)
  },
  'CSS.escape': () => Reflect.deleteProperty(CSS, 'escape'),
  'CSS as an object': () => Reflect.deleteProperty(window, 'CSS'),
  'what is asked of an idle browser': () => {
    for (const name of ['requestIdleCallback', 'structuredClone', 'queueMicrotask'])
      Reflect.deleteProperty(window, name)
  },
  'crypto.randomUUID': () => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'),
  'AbortSignal.any': () => {
    for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name)
  },
  AbortController: () => Reflect.deleteProperty(window, 'AbortController'),
  'methods of lists since 2021': () => {
    for (const name of ['at', 'findLast', 'toSorted', 'toReversed'])
      Reflect.deleteProperty(Array.prototype, name)
  },
  'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
  'static methods since 2021': () => {
    Reflect.deleteProperty(Object, 'hasOwn')
    Reflect.deleteProperty(Object, 'groupBy')
    Reflect.deleteProperty(Map, 'groupBy')
    Reflect.deleteProperty(Promise, 'withResolvers')
    for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name)
  },
  'String.prototype.replaceAll': () => Reflect.deleteProperty(String.prototype, 'replaceAll'),
  'streams of text': () => {
    for (const name of ['TextEncoderStream', 'TextDecoderStream']) Reflect.deleteProperty(window, name)
  },
  streams: () => Reflect.deleteProperty(window, 'ReadableStream'),
  'requests by script': () => Reflect.deleteProperty(window, 'fetch'),
  'what a submit event tells': () => {
    Reflect.deleteProperty(SubmitEvent.prototype, 'submitter')
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
  },
}

/** Signed in, with all of the files loaded: what a browser lacks is lacking in each page. */
const people = ['alumni', 'event-manager'] as const
const contexts: BrowserContext[] = []

test.beforeAll(async ({ browser, baseURL }) => {
  for (const account of people) {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' })
    context.setDefaultTimeout(10_000)
    const page = await context.newPage()
    await signInAs(page, account)
    await page.close()
    contexts.push(context)
  }
})

test.afterAll(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

/** Pages of several kinds, as one uses them: links and forms lead on, whatever script does. */
async function expectUsable(take: () => void) {
  const complaints: string[] = []
  const pages = contexts.map(async (context) => {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on('console', (message) => complaints.push(message.text()))
    await page.addInitScript(take)
    return page
  })
  const [page, manager] = (await Promise.all(pages)) as [Page, Page]
  await page.goto('/')
  await page.getByRole('link', { name: 'See all members' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse the community directory')
  await page.getByRole('searchbox', { name: 'Search' }).first().fill('Okafor')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search=Okafor/)
  await page.getByRole('link', { name: 'Imani Okafor' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeVisible()
  await page.goto('/profile/1/contact/message')
  await page.getByRole('textbox', { name: 'Your message' }).fill('a')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alert')).toContainText('Please write a message with at least 2 characters.')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/messages')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.close()
  await manager.goto('/partner-management/action-items/add-new')
  await manager.locator('main').getByRole('textbox').first().fill('Bring a banner')
  await manager.getByRole('button', { name: 'Save Action Item' }).last().click()
  await expect(manager).toHaveTitle(/^Error: /)
  await manager.close()
  return complaints.join()
}

for (const [what, take] of Object.entries(MISSING)) {
  test(`a browser without ${what} has every page`, async () => {
    // What a browser says of it in its console is nobody's fault here.
    await expectUsable(take)
  })
}

/** Script that fails in the frame, which every page has, pages about errors as well. */
const failInFrame = () => {
  const some = Array.prototype.some
  Array.prototype.some = function (this: unknown[], ...given: Parameters<typeof some>) {
    if (new Error().stack?.includes('/ui-')) throw new TypeError('No such frame')
    return some.apply(this, given)
  }
}

test('a page on which script fails while it comes alive stays what the server sent', async () => {
  expect(await expectUsable(failInFrame)).toContain('No such frame')
})

test('a page whose effects fail stays what the server sent', async () => {
  const complaints = await expectUsable(() => {
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (...given: Parameters<typeof listen>) => {
      if (given[0] === 'pointerdown' && new Error().stack?.includes('/ui-'))
        throw new TypeError('No such event')
      listen(...given)
    }
  })
  expect(complaints).toContain('No such event')
})

const directory = (page: Page) => page.getByRole('link', { name: 'See all members' })
const isHydrated = (page: Page) =>
  directory(page).evaluate((it) => Object.keys(it).some((key) => key.startsWith('__react')))
const expectDirectory = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse the community directory')

test('a link that is followed as script fails, before the page counts as alive, leads on', async ({
  page,
  signInAs: signIn,
  complaints,
}) => {
  await signIn('alumni')
  // A page is alive after a timer that has no delay.
  await page.addInitScript(() => {
    const later = window.setTimeout
    const held = (work: TimerHandler, ...given: [number?]) => (given.length === 0 ? 0 : later(work, ...given))
    Object.assign(window, { setTimeout: held })
  })
  await page.goto('/')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await page.evaluate(failInFrame)
  await directory(page).click()
  await expectDirectory(page)
  complaints.length = 0
})

test('a page on which script fails later is left without script, and leads to what was chosen', async ({
  page,
  signInAs: signIn,
  complaints,
}) => {
  await signIn('alumni')
  const mark = () => page.evaluate(() => history.state?.asSent)
  await page.goto('/')
  await untilAlive(page)
  await page.evaluate(failInFrame)
  await directory(page).click()
  await expectDirectory(page)
  await expect.poll(mark).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(directory(page)).toBeVisible()
  await page.addInitScript(failInFrame)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(mark).toBeUndefined()
  complaints.length = 0
})
