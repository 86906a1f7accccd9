import { expect, test } from '../support/browser.ts'

test('a fellow finds an event, looks through the agenda and sees who comes', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('fellow')
  await page.goto('/events?sort=recent&viewAll=true&search=Leadership')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('recent')
  await expectAccessible()
  const card = page.getByRole('listitem').filter({ hasText: 'Leadership Institute' })
  await expect(card).toContainText('Program Event')
  await card.getByRole('link', { name: 'Event Details for Leadership Institute' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Leadership Institute' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Agenda' })).toBeVisible()
  const days = page.getByRole('navigation', { name: 'Days' })
  // Today is among them until its last session is over.
  await expect(days.getByRole('link', { name: /attended/ }).first()).toBeVisible()
  expect(await days.getByRole('link').count()).toBeLessThan(3)
  await expectAccessible()

  const past = page.getByRole('checkbox', { name: 'View Past and Upcoming Sessions' })
  await past.check()
  if (test.info().project.name === 'no-js') await page.getByRole('button', { name: 'Apply' }).click()
  await expect(days.getByRole('link')).toHaveCount(3)
  await days.getByRole('link').first().click()
  await expect(page).toHaveURL(/date=/)
  await expect(days.getByRole('link').first()).toHaveAttribute('aria-current', 'page')

  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('opening')
  await page.getByRole('searchbox', { name: 'Search sessions' }).press('Enter')
  await expect(days).toHaveCount(0)
  const found = page.getByRole('link', { name: 'Opening Conversation' })
  await expect(found).toHaveCount(3)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible()

  await found.first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Opening Conversation' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Imani Okafor' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('navigation', { name: 'Attendees' }).getByRole('link', { name: 'Partners' }).click()
  await expect(page.getByRole('heading', { name: 'No Partner Attendees' })).toBeVisible()
})

test('the first session is in the first view of a phone, and what finds others is folded', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs('fellow')
  await page.goto('/events/1')
  const agenda = page.getByRole('region', { name: 'My Agenda' })
  await expect(agenda.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  const search = agenda.getByRole('searchbox', { name: 'Search sessions' })
  await expect(search).toBeHidden()
  await agenda.getByText('Find sessions').click()
  await search.fill('opening')
  await search.press('Enter')
  await expect(page).toHaveURL(/search=opening/)
  await expect(search).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue('opening')
  await expect(search).toBeVisible()
})

test('a partner sends somebody to a session from its own page', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const email = `wen.${test.info().project.name}@example.org`
  await signInAs('partner')
  await page.goto('/partner-dashboard/1/event/1')
  await page.getByRole('link', { name: 'Meet the Partners' }).first().click()
  await page.getByRole('navigation', { name: 'Attendees' }).getByRole('link', { name: 'Partners' }).click()
  await expect(page).toHaveURL(/partner-attendees$/)
  await expect(page.getByRole('link', { name: 'Add attendee' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Add attendee' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await dialog
    .getByRole('combobox', { name: 'Attendee' })
    .selectOption({ label: 'A guest without an account' })
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Wen')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Li')
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Add attendee' }).click()
  await expect(page.getByText('Wen Li was added.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wen Li' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove Wen Li' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('The attendee was removed.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Wen Li' })).toHaveCount(0)
})
