import { expect, test, untilAlive } from '../support/browser.ts'

test('on a phone the menu shows the page that one is on, also behind a dialog', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.setViewportSize({ width: 320, height: 640 })
  const menu = page.getByRole('navigation', { name: 'My profile and account' })
  await page.goto('/profile/change-password')
  await expect(menu.getByRole('link', { name: 'Change Password' })).toBeInViewport({ ratio: 0.95 })
  await menu.getByRole('link', { name: 'Privacy and Visibility' }).click()
  await expect(page.getByRole('heading', { name: 'Privacy and Visibility', level: 1 })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Privacy and Visibility' })).toBeInViewport({ ratio: 0.95 })
  await page.goto('/profile/introduction')
  await expect(menu.locator('[aria-current=page]')).toHaveText('My Profile')
})

test('words as long as may be stay on a phone’s screen', async ({ page, signInAs }) => {
  await signInAs('google-tec')
  await page.setViewportSize({ width: 320, height: 640 })
  const dialog = page.getByRole('dialog')
  const title = 'N'.repeat(255)
  await page.goto('/profile/news/add')
  await untilAlive(page)
  await dialog.getByLabel('Article URL').fill(`https://example.org/${'n'.repeat(200)}`)
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await dialog.getByLabel('Publication name').fill('P'.repeat(255))
  await dialog.getByLabel('Author').fill('A'.repeat(255))
  await dialog.getByLabel('Publication date').fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Add article' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const sideways = () =>
    page.locator('html').evaluate((html) => Math.max(html.scrollWidth, html.clientWidth) - html.clientWidth)
  expect(await sideways()).toBe(0)
  await page.getByRole('link', { name: `Remove ${title}` }).click()
  await expect(dialog).toBeVisible()
  expect(await sideways()).toBe(0)
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await page.locator('h1').evaluate((heading, words) => heading.replaceChildren(words), title)
  expect(await sideways()).toBe(0)
})
