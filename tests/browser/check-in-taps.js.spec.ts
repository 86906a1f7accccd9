import type { Page } from '@playwright/test'
import { expect, signInAs, test } from '../support/browser.ts'
import { CHECK_IN, doors, nameIn, unseen } from '../support/browser-door.ts'

/** The door of the first session, and rows of people who haven't been seen there. */
async function openDoor(page: Page, count: number) {
  await page.goto(CHECK_IN)
  await doors(page).first().click()
  await expect(unseen(page).nth(count - 1)).toBeVisible()
  const ids = await unseen(page).evaluateAll((rows) => rows.map(({ id }) => id))
  return ids.slice(0, count).map((id) => page.locator(`#${id}`))
}

test('taps without a connection are sent once it is back, and those that can’t be done are named', async ({
  page,
  context,
  browser,
  complaints,
}) => {
  await signInAs(page, 'event-manager')
  const rows = await openDoor(page, 2)
  const [kept, removed] = rows
  if (!kept || !removed) throw new Error('Nobody is left to be checked in')
  const id = ((await removed.getAttribute('id')) ?? '').replace('member-', '')
  const name = await nameIn(removed)

  await context.setOffline(true)
  await kept.getByRole('button').first().click()
  await removed.getByRole('button').first().click()
  await expect(page.getByText('2 taps are kept in this tab.')).toBeVisible()
  await expect(kept).toContainText('Here')
  await expect(removed.getByRole('button').first()).toBeFocused()

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'staff')
  await other.goto(`/admin/events/1/attendees/${id}/remove`)
  await other.getByRole('button', { name: /^Remove/ }).click()
  await expect(other.getByRole('status').filter({ hasText: name }).first()).toBeVisible()
  await other.context().close()

  await context.setOffline(false)
  await expect(page.getByRole('alert')).toContainText(`${name}, `)
  await expect(page.getByRole('alert')).toContainText('no longer on the list.')
  await expect(page.getByText('kept in this tab')).toHaveCount(0)
  await expect(kept).toContainText('Here since')
  await expect(removed).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  complaints.length = 0
})

test('taps outlive a reload and another session’s list, and reach the session that they were made at', async ({
  page,
  complaints,
}) => {
  await signInAs(page, 'event-manager')
  const [row] = await openDoor(page, 1)
  if (!row) throw new Error('Nobody is left to be checked in')
  const [door, id] = [page.url(), await row.getAttribute('id')]
  await page.route('**/endpoints/check-in', (route) => route.abort())
  await row.getByRole('button').first().click()
  await expect(page.getByText('1 tap is kept in this tab.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 tap is kept in this tab.')).toBeVisible()
  await expect(row).toContainText('Here')
  await page.getByRole('link', { name: 'All sessions' }).click()
  await doors(page).nth(1).click()
  await expect(page).not.toHaveURL(door)
  await page.unroute('**/endpoints/check-in')
  await expect(page.getByText('1 tap is kept in this tab.')).toHaveCount(0, { timeout: 10_000 })
  await page.goto(door)
  await expect(page.locator(`#${id}`)).toContainText('Here since')
  complaints.length = 0
})
