import { expect, test } from '../support/browser.ts'

test('on a phone the menu shows the page that one is on, also behind a dialog', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.setViewportSize({ width: 320, height: 640 })
  const menu = page.getByRole('navigation', { name: 'My profile and account' })
  await page.goto('/profile/change-password')
  await expect(menu.getByRole('link', { name: 'Change Password' })).toBeInViewport({ ratio: 1 })
  await menu.getByRole('link', { name: 'Privacy and Visibility' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy and Visibility', level: 1 })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Privacy and Visibility' })).toBeInViewport({ ratio: 1 })
  await page.goto('/profile/introduction')
  await expect(page.locator('.side-menu [aria-current=page]')).toHaveText('My Profile')
})
