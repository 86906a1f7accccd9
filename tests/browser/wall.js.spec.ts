import { expect, test } from '../support/browser.ts'

test('whoever hides meets a wall, shows the profile again and goes on', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('hidden-fellow')
  await page.goto('/profile/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile is hidden' })).toBeVisible()
  await expect(page.getByText('Imani')).toHaveCount(0)
  await expectAccessible()

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('Please choose who can see your profile.')
  await expectAccessible()

  await page.getByLabel('Basic Profile').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is visible. Members see your Basic Profile.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeVisible()

  await page.goto('/profile/privacy-and-visibility')
  await page.getByLabel('Hidden', { exact: true }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is hidden.')).toBeVisible()
})
