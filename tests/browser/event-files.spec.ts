import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { readCalendar } from '../support/calendars.ts'
import { readSheets } from '../support/workbook.ts'

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const arriving = page.waitForEvent('download')
  await press()
  return arriving
}

const contentOf = async (file: Download) => readFile(await file.path())

test('a partner takes the lists of a session along', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('partner')
  await page.goto('/partner-dashboard/1/event/1/sessions/1/fellow-attendees')
  await expectAccessible()
  const fellows = await downloaded(page, () => page.getByRole('link', { name: 'Export attendees' }).click())
  expect(fellows.suggestedFilename()).toMatch(/ - Fellows\.xlsx$/)
  const [people] = await readSheets(await contentOf(fellows))
  expect(people?.data[0]?.slice(0, 3)).toEqual(['Title', 'First name', 'Middle name'])
  expect(people?.data.length).toBeGreaterThan(1)

  await page.getByRole('navigation', { name: 'Attendees' }).getByRole('link', { name: 'Partners' }).click()
  await expect(page).toHaveURL(/partner-attendees$/)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible()
})

test('a fellow takes events and sessions into a calendar, and lets a program follow the agenda', async ({
  page,
  signInAs,
  expectAccessible,
  playwright,
}) => {
  await signInAs('fellow')
  await page.goto('/events/1')
  await expectAccessible()
  await page.locator('summary', { hasText: 'Add to calendar' }).click()
  await expectAccessible()
  const each = page.getByRole('link', { name: 'Its sessions' })
  const agenda = await downloaded(page, () => each.click())
  expect(agenda.suggestedFilename()).toMatch(/\.ics$/)
  const sessions = readCalendar((await contentOf(agenda)).toString())
  expect(sessions.length).toBeGreaterThan(1)

  await page.getByRole('link', { name: 'My calendar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'My calendar' })).toBeVisible()
  const create = page.getByRole('button', { name: 'Create link' })
  await expect(create).toBeVisible()
  await expectAccessible()
  await create.click()
  await expect(page.getByText('Your new calendar link is ready.')).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Your calendar link' })
  const address = await field.inputValue()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible()

  const program = await playwright.request.newContext()
  const path = new URL(address).pathname
  const { origin } = new URL(page.url())
  const read = await program.get(origin + path)
  const names = readCalendar(await read.text()).map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(sessions.map(({ name }) => name)))

  await page.getByRole('button', { name: 'Create new link' }).click()
  await expect(field).not.toHaveValue(address)
  expect((await program.get(origin + path)).status()).toBe(404)
  await page.getByRole('button', { name: 'Turn off link' }).click()
  await expect(create).toBeVisible()
  await program.dispose()
})
