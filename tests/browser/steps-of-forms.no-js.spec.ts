/** Buttons that change what a form asks for load the page anew, which comes back where they were pressed. */
import { expect, test } from '../support/browser.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
})

test('the assignments of an action item come back at the row that was added, changed or removed', async ({
  page,
  signInAs,
}) => {
  await signInAs('event-manager')
  await page.goto('/partner-management/action-items')
  await page.getByRole('link', { name: 'Add action item' }).click()
  await page.getByLabel('Event', { exact: true }).fill('summit')
  await page.getByRole('button', { name: 'Find event' }).click()
  await expect(page.getByRole('radio', { name: 'Career Prep Summit' })).toBeInViewport()
  await page.getByRole('radio', { name: 'Career Prep Summit' }).check()
  await page.getByRole('button', { name: 'Show this event’s partners' }).click()
  await expect(page.getByRole('heading', { name: 'Partner Assignment' })).toBeInViewport()

  const row = (number: number) => page.getByRole('group', { name: `Assignment ${number}`, exact: true })
  for (const number of [2, 3]) {
    await page.getByRole('button', { name: 'Add assignment' }).click()
    await expect(row(number)).toBeInViewport()
  }
  await row(2).getByLabel('Partner organization').selectOption('Google')
  await row(2).getByRole('button', { name: 'Show representatives' }).click()
  await expect(row(2).getByLabel('Representative').locator('option').nth(1)).toBeAttached()
  await expect(row(2)).toBeInViewport()
  await row(3).getByRole('button', { name: 'Remove' }).click()
  await expect(row(3)).toHaveCount(0)
  await expect(row(2)).toBeInViewport()
})

test('what is searched for in the form of an affiliation stands where it was asked for', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/profile/employment/add')
  const field = page.getByLabel('Industry')
  await field.fill('educ')
  await page.getByRole('button', { name: 'Find industry' }).click()
  await expect(field).toBeInViewport()
  await expect(page.getByRole('radio', { name: 'Education', exact: true })).toBeInViewport()
  await page.getByLabel('Country').selectOption('NG')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByLabel('State')).toBeInViewport()
})

test('a section of the profile comes back at what its choice enables', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/profile/contact-information/addresses')
  const work = page.getByRole('region', { name: 'Work address' })
  await work.getByLabel('Country').selectOption('Nigeria')
  await work.getByRole('button', { name: 'Update' }).click()
  await expect(work.getByLabel('State')).toBeDisabled()
  await expect(work.getByLabel('State')).toBeInViewport()
})

test('a search inside of a list’s filters comes back at what it found', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await signInAs('alumni')
  await page.goto('/directory')
  await page.locator('summary', { hasText: 'Organizations' }).click()
  const search = page.getByLabel('Find organizations')
  await search.fill('bank')
  await search.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/=bank.*#/)
  await expect(search).toBeInViewport()
})
