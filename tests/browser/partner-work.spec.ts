import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const main = (page: Page) => page.getByRole('main')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** The demo has an invitation for each way to run this. */
test('a partner accepts an invitation and completes an item', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const invited = page.locator('article', { hasText: 'Invited' })
  const items = page.locator('section', { has: page.locator('#open-items') }).getByRole('article')
  const dashboard = page.getByRole('heading', { level: 1, name: 'Partner Dashboard' })
  await signInAs('partner')
  await page.goto('/partner-dashboard')
  await expect(dashboard).toBeVisible()
  await expectAccessible()

  const invitations = await invited.count()
  await invited.first().getByRole('link').click()
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(page.getByText('Invitation accepted. Now add your attendees.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add attendee' })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible()

  await page.getByRole('link', { name: 'Partner Dashboard' }).click()
  await expect(dashboard).toBeVisible()
  await expect(invited).toHaveCount(invitations - 1)
  await expectAccessible()
  const open = await items.count()
  await items.first().getByRole('link').click()
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Mark Complete' }).click()
  await expect(page.getByText('is complete.')).toBeVisible()
  await expect(items).toHaveCount(open - 1)
})

test('a partner manager adds, edits and removes an attendee', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const email = `rafael.${test.info().project.name}@example.org`
  await signInAs('partner-manager')
  await page.goto('/partner-management/events')
  await page.getByRole('link', { name: 'Career Prep Summit' }).click()
  await page.locator('summary', { hasText: 'Accepted' }).first().click()
  await expectAccessible()
  await page
    .getByRole('link', { name: /^Manage Attendees/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Career Prep Summit' })).toBeVisible()

  await page.getByRole('link', { name: 'Add attendee' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('combobox', { name: 'Attendee' })
    .selectOption({ label: 'A guest without an account' })
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Rafael')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Souza')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('rafael@')
  await dialog
    .getByRole('checkbox', { name: /^Mock Interviews/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Add attendee' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please enter a valid email address.')
  await expectAccessible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await dialog.getByRole('button', { name: 'Add attendee' }).click()
  await expect(page.getByText('Rafael Souza was added.')).toBeVisible()
  await expect(row(page, 'Rafael Souza')).toContainText('Mock Interviews')

  await page.getByRole('link', { name: 'Edit Rafael Souza' }).click()
  await dialog.getByRole('textbox', { name: 'Role' }).fill('Interviewer')
  await dialog.getByRole('button', { name: 'Save attendee' }).click()
  await expect(page.getByText('Rafael Souza was updated.')).toBeVisible()
  await expect(row(page, 'Rafael Souza')).toContainText('Interviewer')

  await page.getByRole('link', { name: 'Remove Rafael Souza' }).click()
  await expect(dialog.getByRole('heading', { name: 'Remove partner attendee' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, 'Rafael Souza')).toBeVisible()
  await page.getByRole('link', { name: 'Remove Rafael Souza' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The attendee was removed.')).toBeVisible()
  await expect(row(page, 'Rafael Souza')).toHaveCount(0)
  await expect(main(page)).toContainText('Partner Attendees')
})
