/** Who is expected at a session, as whoever stands at its door finds them. */
import type { Locator, Page } from '@playwright/test'

export const CHECK_IN = '/admin/events/1/check-in'

/** The doors of an event's sessions. */
export const doors = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('link')

export const attendees = (page: Page) => page.getByRole('list', { name: 'Attendees' }).getByRole('listitem')

/** Those who haven't been seen yet, as long as that is so. */
export const unseen = (page: Page) =>
  attendees(page).filter({ has: page.getByRole('button', { name: /^Check in / }) })

/** That row, also once they have been seen. */
export const rowOf = async (page: Page, row: Locator) => page.locator(`#${await row.getAttribute('id')}`)

export const nameIn = async (row: Locator) => (await row.locator('bdi').first().textContent()) ?? ''
