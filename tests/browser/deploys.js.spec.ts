import { expect, signInAs, test } from '../support/browser.ts'

test('after a deploy, a page whose module is gone is loaded, not the one that links to it', async ({
  page,
  complaints,
}) => {
  await signInAs(page, 'alumni')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const gone: string[] = []
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname)
  })
  // Only scripts that the first page didn't have yet.
  await page.route('**/assets/*.js', (route) => {
    if (route.request().frame().url().endsWith('/questions')) return route.continue()
    gone.push(route.request().url())
    return route.fulfill({ status: 404, body: 'Not found' })
  })
  await page.getByRole('link', { name: 'Ask the community' }).click()
  await page.waitForURL('**/questions')
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible()
  expect(gone).not.toEqual([])
  expect(loaded).toEqual(['/questions'])
  const expected = /Error loading route module|dynamically imported module|status of 404/
  expect(complaints.filter((complaint) => !expected.test(complaint))).toEqual([])
  complaints.length = 0
})
