import type { Page } from '@playwright/test'
import { test } from './browser.ts'
import { focusIsBack } from './choosing.ts'

export const dialogOf = (page: Page) => page.getByRole('dialog')

export const entry = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Chooses in a combobox as a user would: among the options found by typing, or those listed by Find. */
export async function choose(page: Page, label: string, text: string, option: string) {
  const dialog = dialogOf(page)
  await dialog.getByLabel(label, { exact: true }).fill(text)
  if (test.info().project.use.javaScriptEnabled === false) {
    await dialog.getByRole('button', { name: `Find ${label.toLowerCase()}` }).click()
    await dialog.getByRole('radio', { name: option, exact: true }).check()
  } else {
    await dialog.getByRole('option', { name: option, exact: true }).click()
    await focusIsBack(page)
  }
}
