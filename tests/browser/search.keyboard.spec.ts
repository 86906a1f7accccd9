import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const field = (page: Page) => page.getByLabel('Search everything')

/** A key acts once the page is hydrated. */
async function pressSlash(page: Page, arrived: () => Promise<void>) {
  await expect(async () => {
    await page.keyboard.press('/')
    await arrived()
  }).toPass()
}
const toField = (page: Page) => pressSlash(page, () => expect(field(page)).toBeFocused({ timeout: 300 }))

test('a slash leads to the search, arrows to a result, Enter without them to the page', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/directory')
  await toField(page)
  await page.keyboard.type('imani okafor')
  await expect(page.getByRole('option').first()).toContainText('Imani Okafor')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=imani\+okafor$/)

  await page.goto('/directory')
  await toField(page)
  await page.keyboard.type('imani okafor')
  await expect(page.getByRole('option').first()).toContainText('Imani Okafor')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeVisible()
})

test('a slash is text in a field, and nothing where it is turned off', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/search')
  const turn = page.getByLabel('Search from any page by pressing /')
  await turn.focus()
  await page.keyboard.press('Space')
  await expect(turn).not.toBeChecked()
  await turn.blur()
  await page.keyboard.press('/')
  await expect(field(page)).not.toBeFocused()

  await turn.focus()
  await page.keyboard.press('Space')
  await turn.blur()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(field(page)).toHaveValue('a/b')
})

test('where the bar has no room for the field, a slash opens the page', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 700, height: 800 })
  await signInAs('alumni')
  await page.goto('/kudos')
  await pressSlash(page, () =>
    expect(page.getByRole('heading', { name: 'What you can find' })).toBeVisible({ timeout: 2000 }),
  )
})
