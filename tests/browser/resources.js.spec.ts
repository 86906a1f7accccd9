import { expect, test } from '../support/browser.ts'

test('what is typed beside what is featured is searched for among the resources, and the typing goes on', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/mlt-insight/featured')
  const search = page.getByRole('searchbox', { name: 'Search MLT Insights' })
  await search.click()
  await search.pressSequentially('spons')
  await expect(page).toHaveURL(/\/mlt-insight\/resources\?search=spons$/)
  await expect(search).toBeFocused()
  await search.pressSequentially('ors')
  await expect(page).toHaveURL(/search=sponsors$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(1)
  await expect(search).toHaveValue('sponsors')
})

test('a mark shows before the server has answered, and the last of several presses holds', async ({
  page,
  signInAs,
}) => {
  await signInAs('single-program')
  await page.goto('/resources?search=sleeping')
  const favorite = page.getByRole('button', { name: 'Favorite: Sleeping Before Interviews' })
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/marks.data*', async (route) => {
    await answering
    await route.continue()
  })
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  answer()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('link', { name: 'Favorites (1)' })).toBeVisible()
  await page.unroute('**/marks.data*')
  await page.reload()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
})
