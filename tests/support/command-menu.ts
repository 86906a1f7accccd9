import type { Page } from '@playwright/test'

/** The button of a menu of commands: without its script, the summary of a disclosure. */
export const menuButton = (page: Page, menu: string) =>
  page.getByRole('main').locator('summary, button[aria-haspopup=menu]').filter({ hasText: menu })

/** Opens the menu and chooses one of its commands. */
export async function command(page: Page, menu: string, label: string) {
  await menuButton(page, menu).click()
  const inMenu = page.getByRole('menuitem', { name: label, exact: true })
  const inDisclosure = page.getByRole('group').getByRole('button', { name: label, exact: true })
  await inMenu.or(inDisclosure).click()
}
