import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { attendees, CHECK_IN, doors, nameIn, rowOf, unseen } from '../support/browser-door.ts'

test.use({ viewport: { width: 320, height: 640 } })

/** The door of the demo's session with the most people, on a phone. */
async function openDoor(page: Page) {
  await page.goto(CHECK_IN)
  await doors(page).first().click()
  await expect(page.getByRole('search', { name: 'Search attendees' })).toBeVisible()
}

test('someone at the door checks people in with one tap each, and puts a wrong one right', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('event-manager')
  await openDoor(page)
  await expectAccessible()
  const row = await rowOf(page, unseen(page).last())
  const button = row.getByRole('button').first()
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await button.scrollIntoViewIfNeeded()
  await button.click()
  await expect(row).toContainText('Here since')
  await expect(row).toBeInViewport()
  await button.click()
  await expect(row).toContainText('Here since')
  const wrong = row.getByRole('button', { name: 'Wasn’t here' })
  expect((await wrong.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expectAccessible()
  await wrong.click()
  await expect(row).not.toContainText('Here')
  await expect(row).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('whoever isn’t on the list is found and added', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('staff')
  await openDoor(page)
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByRole('search', { name: 'Search attendees' }).getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No one on the list matches “zzzz”.')).toBeVisible()
  await page.getByRole('link', { name: 'Add a walk-in' }).click()
  await page.getByRole('searchbox', { name: 'Search fellows' }).fill('a')
  await page.getByRole('search', { name: 'Search fellows' }).getByRole('button', { name: 'Search' }).click()
  const first = page.getByRole('button', { name: /^Add and check in / }).first()
  await expect(first).toBeVisible()
  await expectAccessible()
  const name = await nameIn(first)
  await first.click()
  await expect(attendees(page).filter({ hasText: name }).first()).toContainText('Here since')
})

test('fellows are added by filter, and partners invited and emailed by a step of its own', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('event-manager')
  await page.goto('/admin/events/2/attendees/add?search=a')
  await page.getByLabel(/^Select all .* that match this filter$/).check()
  await expectAccessible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Add .* fellows?\?$/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(/fellows? added\./)).toBeVisible()
  await expectAccessible()

  await page.goto('/admin/events/2/participants/invite')
  await page.getByRole('row').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByLabel('Role').fill('Host')
  await expectAccessible()
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(page.getByText('1 partner invited. No one has been emailed yet.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Send invitations' })).toBeVisible()
  await expectAccessible()
})
