import { expect, test } from '../support/browser.ts'

test('an event with two sessions is made by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/events/new')
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.type('Keyboard Gathering')
  for (const [label, day] of [
    ['First day', '2027-05-10'],
    ['Last day', '2027-05-10'],
  ] as const) {
    await page.getByLabel(label).fill(day)
  }
  for (const place of [1, 2]) {
    await page.getByRole('button', { name: 'Add a session' }).focus()
    await page.keyboard.press('Enter')
    const session = page.getByRole('group', { name: `Session ${place}` })
    await expect(session).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(session.getByLabel('Name').first()).toBeFocused()
    await page.keyboard.type(`Session ${place}`)
    await session.getByLabel('Day').fill('2027-05-10')
  }
  await page.getByRole('button', { name: /^Remove ?: session 1/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Session 1' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Session 2' })).toHaveCount(0)
  await page.getByRole('region', { name: 'Event' }).getByLabel('Name', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Event created.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Session 1' }).getByLabel('Name').first()).toHaveValue(
    'Session 2',
  )
})
