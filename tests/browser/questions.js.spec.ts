import { expect, test, untilAlive } from '../support/browser.ts'

test('kudos that the server refuses are taken back from the page, which says why', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/questions?search=salary+negotiation')
  await untilAlive(page)
  await page.getByRole('link', { name: /^Can anyone recommend a good book/ }).click()
  const kudos = page.getByRole('button', { name: /^Kudos/ }).first()
  await expect(kudos).toBeVisible()
  const before = await kudos.textContent()
  await page.route('**/kudos.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue({
      url: route
        .request()
        .url()
        .replace(/answers\/\d+/, 'answers/999999'),
    })
  })
  await kudos.click()
  await expect(kudos).toHaveAttribute('aria-pressed', 'true')
  await expect(kudos).toHaveAttribute('aria-pressed', 'false')
  await expect(kudos).toHaveText(before ?? '')
  await expect(page.getByRole('alert')).toHaveText('This answer is no longer available.')
})
