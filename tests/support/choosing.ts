import type { Page } from '@playwright/test'
import { test } from './browser.ts'

/** The whole label of a field, which may be left out. */
export const labelled = (label: string) => new RegExp(`^${label}( \\(optional\\))?$`)

/** Chooses among what typing finds, or what Find lists where there is no script. */
export async function choose(page: Page, label: string, text: string, option: string) {
  await page.getByLabel(labelled(label)).fill(text)
  if (test.info().project.use.javaScriptEnabled === false) {
    await page.getByRole('button', { name: `Find ${label.toLowerCase()}` }).click()
    await page.getByRole('radio', { name: option }).check()
  } else {
    await page.getByRole('option', { name: option }).click()
    await focusIsBack(page)
  }
}

/** In the next frame the field takes the focus back: nobody is in the next one sooner. */
export async function focusIsBack(page: Page) {
  await page.evaluate(() => new Promise(requestAnimationFrame))
}
