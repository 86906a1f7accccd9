import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const field = (page: Page) => page.getByLabel('Search everything')
const options = (page: Page) => page.getByRole('option')

test('results are shown while typing, and one is opened with a click', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('alumni')
  await page.goto('/kudos')
  await field(page).click()
  await field(page).pressSequentially('imani ok', { delay: 30 })
  await expect(field(page)).toHaveValue('imani ok')
  await expect(options(page).first()).toContainText('Imani Okafor')
  await expect(options(page).first()).toContainText('Member')
  await expectAccessible()
  await options(page).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('a text that finds nothing says so, and one that is composed is left alone', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/kudos')
  await field(page).pressSequentially('qqxzy')
  await expect(page.getByText('No results.')).toBeVisible()
  await field(page).fill('')
  await expect(page.getByText('No results.')).toBeHidden()
})

test('without its script the field still searches', async ({ page, signInAs, complaints }) => {
  await signInAs('alumni')
  await page.route(/live-(search|field)/, (route) => route.abort())
  await page.goto('/kudos')
  await field(page).pressSequentially('career')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=career$/)
  complaints.length = 0
})
