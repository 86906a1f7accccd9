/** The badges of the bar, by what they say. */
import type { Page } from '@playwright/test'

type Name = 'Kudos' | 'Messages' | 'Announcements'

export const badges = (page: Page) => page.getByRole('list', { name: 'Notifications' })

/** Its menu is within it. */
export const badge = (page: Page, name: Name) =>
  badges(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`${name}: \\d+ new`) })

export const opener = (page: Page, name: Name) => badge(page, name).locator('summary')
