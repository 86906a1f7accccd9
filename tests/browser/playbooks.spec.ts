import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Primary' })
const openPicker = async (page: Page) => {
  await page.locator('summary', { hasText: /^Menu$/ }).click()
  await menu(page).locator('summary', { hasText: 'Playbooks' }).click()
}

test('on a phone the drawer leads to each playbook and to another one', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('alumni')
  await page.goto('/')
  await openPicker(page)
  await expectAccessible()
  const playbook = menu(page)
    .getByRole('link', { name: /^Playbook from /, exact: false })
    .last()
  const name = (await playbook.textContent()) ?? ''
  await playbook.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expectAccessible()
  await expect(page.getByRole('heading', { level: 2, name: 'Resources for you' })).toBeVisible()
  await openPicker(page)
  await menu(page).getByRole('link', { name: 'Add a New Playbook' }).click()
  await expect(page).toHaveURL(/\/playbooks\/onboarding/)
})

test('on a wide screen playbooks are in the profile menu, and a playbook leads on to what fits', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('alumni')
  await page.goto('/')
  await expect(menu(page).locator('summary', { hasText: 'Playbooks' })).toBeHidden()
  await page.locator('summary', { hasText: 'Profile menu for' }).click()
  await page.getByRole('link', { name: 'Playbooks', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Playbooks' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Playbook from / })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^Playbook from / })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'See all resources' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Library' })).toBeVisible()
})
