/** The look at a page that others were spared: `expectAccessible` asks again where anything differs that a rule reads. */
import type { Page } from '@playwright/test'
import { faultsOn } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>Faults</title>
    <style>
      body { background: white; color: black }
      button { width: 100px; height: 40px }
      @media (prefers-color-scheme: dark) { p { color: #555; background: black } }
      @media (width < 700px) { a { display: block; width: 10px; height: 10px; overflow: hidden } }
      @media (width < 400px) { a { display: inline } span { display: none } }
    </style>
  </head>
  <body>
    <main>
      <h1>Faults</h1>
      <p>In the dark this can’t be read.</p>
      <a href="#1">One</a><a href="#2">Two</a><a href="#3">Three</a>
      <button><span>Four</span></button>
    </main>
  </body>
</html>`

const rulesOf = (faults: string[]) => faults.map((fault) => fault.split(':')[0])

async function open(page: Page) {
  await page.route('/faults', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }))
  await page.goto('/faults')
}

test('what is fine in one mode and one width is looked at in another', async ({ page }) => {
  await open(page)
  expect(await faultsOn(page, true)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(rulesOf(await faultsOn(page, true))).toEqual(['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await faultsOn(page, true)).toEqual([])
  await page.setViewportSize({ width: 600, height: 800 })
  expect(rulesOf(await faultsOn(page, true))).toEqual(['target-size'])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(rulesOf(await faultsOn(page, true))).toEqual(['button-name'])
})

test('what is fine before something changes is looked at afterwards, and a fault is found each time', async ({
  page,
}) => {
  await open(page)
  expect(await faultsOn(page, true)).toEqual([])
  await page.getByRole('button').evaluate((button) => button.replaceChildren())
  for (let look = 0; look < 2; look++) expect(rulesOf(await faultsOn(page, true))).toEqual(['button-name'])
})
