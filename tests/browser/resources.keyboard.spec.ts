import { expect, test } from '../support/browser.ts'
import { pressOn, tabTo, typeInto } from '../support/keyboard.ts'

test('a fellow searches, opens, finishes and marks a resource without a pointer', async ({
  page,
  signInAs,
}) => {
  await signInAs('self-fellow')
  await page.goto('/resources')
  await typeInto(page, page.getByRole('searchbox', { name: 'Search resources' }), 'system design')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(1)
  await pressOn(page, page.getByRole('link', { name: /^System Design/ }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const favorite = page.getByRole('button', { name: /^Favorite/ })
  await pressOn(page, favorite, 'Space')
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await expect(favorite).toBeFocused()
  await tabTo(page, 'button', 'Complete and continue')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 of 2 sections complete')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await pressOn(page, page.getByRole('link', { name: 'Previous' }))
  await expect(page.locator('[aria-current=step]')).toContainText('Ask before you draw')
})

test('a favorite that is taken back leaves its list, and the focus goes to the title', async ({
  page,
  signInAs,
}) => {
  await signInAs('self-fellow')
  await page.goto('/resources/favorites')
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const before = await cards.count()
  await pressOn(page, cards.first().getByRole('button', { name: /^Favorite/ }), 'Space')
  await expect(cards).toHaveCount(before - 1)
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeFocused()
})

test('the tabs and the search of insights are used without a pointer', async ({ page, signInAs }) => {
  await signInAs('partner')
  await page.goto('/mlt-insight/featured')
  const search = page.getByRole('searchbox', { name: 'Search MLT Insights' })
  await typeInto(page, search, 'sponsors')
  await expect(page).toHaveURL(/\/mlt-insight\/resources\?search=sponsors$/)
  await expect(search).toBeFocused()
  const tabs = page.getByRole('navigation', { name: 'MLT Insights' })
  await pressOn(page, tabs.getByRole('link', { name: 'Events' }))
  await expect(page).toHaveURL(/\/mlt-insight\/events\?search=sponsors$/)
  await pressOn(page, tabs.getByRole('link', { name: 'Featured' }))
  await expect(search).toHaveValue('')
  await pressOn(page, page.getByRole('link', { name: /^Favorites \(/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeFocused()
  await pressOn(page, page.getByRole('link', { name: /^Completions \(/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Completions' })).toBeFocused()
})
