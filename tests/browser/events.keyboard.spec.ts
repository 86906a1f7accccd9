import { expect, test } from '../support/browser.ts'

test('whoever loads more without a pointer goes on at the first that is new', async ({ page, signInAs }) => {
  await signInAs('staff')
  await page.goto('/events/1')
  await page.getByRole('link', { name: 'Meet the Partners' }).first().focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meet the Partners' })).toBeFocused()
  await page.getByRole('navigation', { name: 'Attendees' }).getByRole('link', { name: 'Partners' }).focus()
  await page.keyboard.press('Enter')
  const attendees = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('paragraph') })
  await expect(attendees).toHaveCount(16)
  const more = page.getByRole('link', { name: 'Load more' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(attendees.nth(16)).toBeFocused()
  const shown = await attendees.count()
  expect(shown).toBeGreaterThan(16)

  await page.goBack()
  await expect(attendees).toHaveCount(16)
  await page.goForward()
  await expect(attendees).toHaveCount(shown)
})
