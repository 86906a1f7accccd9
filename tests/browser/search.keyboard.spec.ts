import { expect, test } from '../support/browser.ts'

test('a slash leads to the search, arrows to a result, Enter without them to the page', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/directory')
  const field = page.getByLabel('Search everything')
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('imani okafor')
  await expect(page.getByRole('option').first()).toContainText('Imani Okafor')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=imani\+okafor$/)

  await page.goto('/directory')
  await page.keyboard.press('/')
  await page.keyboard.type('imani okafor')
  await expect(page.getByRole('option').first()).toContainText('Imani Okafor')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeVisible()
})

test('the slash can be turned off', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/search')
  await page.getByLabel('Search from any page by pressing /').focus()
  await page.keyboard.press('Space')
  await page.goto('/kudos')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search everything')).not.toBeFocused()
  await page.goto('/search')
  await page.getByLabel('Search from any page by pressing /').focus()
  await page.keyboard.press('Space')
  await page.goto('/kudos')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search everything')).toBeFocused()
})

test('a slash in a field is text', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/directory')
  await page.getByLabel('Search members').focus()
  await page.keyboard.type('a/b')
  await expect(page.getByLabel('Search members')).toHaveValue('a/b')
})

test('where the bar has no room for the field, a slash opens the page', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 700, height: 800 })
  await signInAs('alumni')
  await page.goto('/kudos')
  await page.keyboard.press('/')
  await expect(page.getByRole('heading', { name: 'What you can find' })).toBeVisible()
})
