import { dialogOf } from '../support/affiliation-dialog.ts'
import { expect, test, untilAlive } from '../support/browser.ts'

test('the list of problems takes the focus of whoever submits, never of whoever types', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/profile/civic-engagement/add')
  await untilAlive(page)
  const dialog = dialogOf(page)
  const summary = dialog.getByRole('alert')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(summary).toBeFocused()
  await dialog.getByLabel('Title', { exact: true }).fill('Mentor')
  const city = dialog.getByRole('combobox', { name: 'City' })
  await city.fill('Atlanta')
  await expect(summary).not.toContainText('Please enter a title.')
  await expect(summary).not.toContainText('Please enter the city.')
  await expect(city).toBeFocused()
})

test('the list of problems takes the focus again from whoever submits the same ones', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/profile/civic-engagement/add')
  await untilAlive(page)
  const dialog = dialogOf(page)
  const summary = dialog.getByRole('alert')
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(summary).toBeFocused()
  await dialog.getByLabel('Title', { exact: true }).focus()
  await save.click()
  await expect(summary).toBeFocused()
})

test('so it does where the server alone refuses', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/profile/image')
  await untilAlive(page)
  const dialog = dialogOf(page)
  const summary = dialog.getByRole('alert')
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(summary).toBeFocused()
  await dialog.getByLabel('Image').focus()
  await save.click()
  await expect(summary).toBeFocused()
})
