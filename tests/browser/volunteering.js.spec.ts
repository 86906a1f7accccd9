import { expect, test, untilAlive } from '../support/browser.ts'

test('a sign-up that the server refuses is put right on the page, which says why', async ({
  page,
  signInAs,
}) => {
  await signInAs('many-roles')
  await page.goto('/volunteer/3')
  await untilAlive(page)
  // The opportunity whose last day has passed stands for one that fills up meanwhile.
  await page.route('**/signup.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue({
      url: route
        .request()
        .url()
        .replace(/volunteer\/\d+/, 'volunteer/5'),
    })
  })
  const askedAnew = page.waitForRequest((request) => new URL(request.url()).pathname === '/volunteer/3.data')
  await page.getByRole('button', { name: /^Sign up/ }).click()
  await expect(page.getByText('Pending')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('The last spot was just taken.')
  await expect(page.getByRole('button', { name: /^Sign up/ })).toBeVisible()
  await expect(page.getByText('Pending')).toHaveCount(0)
  await askedAnew
})
