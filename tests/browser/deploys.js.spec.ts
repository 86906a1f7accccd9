import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../support/browser.ts'

const BROWSERS: [which: string, prepare: (page: Page) => Promise<unknown>, loads: string[]][] = [
  ['', async () => {}, ['/questions']],
  [
    ', in browsers without the Navigation API',
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'navigation')),
    ['/', '/questions'],
  ],
]

for (const [which, prepare, loads] of BROWSERS)
  test(`after a deploy, a page whose module is gone is loaded, not the one that links to it${which}`, async ({
    page,
    complaints,
  }) => {
    await prepare(page)
    const known = new Set<string>()
    page.on('request', (request) => known.add(request.url()))
    await signInAs(page, 'alumni')
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const gone: string[] = []
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
    })
    const hadBefore = new Set(known)
    await page.route('**/assets/*.js', (route) => {
      const asked = route.request()
      if (asked.frame().url().endsWith('/questions') || hadBefore.has(asked.url())) return route.continue()
      gone.push(asked.url())
      return route.fulfill({ status: 404, body: 'Not found' })
    })
    await page.getByRole('link', { name: 'Ask the community' }).click()
    // The second reload breaks off the first.
    await expect(page).toHaveURL(/\/questions$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible()
    expect(gone).not.toEqual([])
    // Each module that is gone has the router reload.
    expect([...new Set(loaded)]).toEqual(loads)
    const expected = /Error loading route module|dynamically imported module|status of 404/
    expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
    complaints.length = 0
  })
