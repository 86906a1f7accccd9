import { expect, test } from '../support/browser.ts'

test('whoever adds and removes attendees without a pointer stays where they are', async ({
  page,
  signInAs,
}) => {
  await signInAs('event-manager')
  await page.goto('/partner-dashboard/1/event/1')
  const addLink = page.getByRole('link', { name: 'Add attendee' })
  await addLink.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add partner attendee' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(addLink).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Attendee' }).focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Imani')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Okafor')
  await page.keyboard.press('Tab')
  await page.keyboard.type('imani.guest@example.org')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Imani Okafor was added.')).toBeVisible()

  const removeLinks = page.getByRole('link', { name: /^Remove / })
  const names = await removeLinks.allInnerTexts()
  const place = names.findIndex((name) => name.includes('Imani Okafor'))
  await removeLinks.nth(place).focus()
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('dialog', { name: 'Remove partner attendee' })
  await expect(confirm.getByRole('heading')).toBeFocused()
  await confirm.getByRole('button', { name: 'Remove' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The attendee was removed.')).toBeVisible()
  // The next one took its place, or there is none after it.
  await expect(removeLinks.nth(Math.min(place, names.length - 2))).toBeFocused()
})
