import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const count = (page: Page) => page.locator('#count')

/** Without script the form's button applies what was chosen, with it there is none. */
async function apply(page: Page, group: string) {
  if (test.info().project.use.javaScriptEnabled !== false) return
  await page
    .getByRole('search', { name: /filter members/ })
    .getByRole('button', { name: group })
    .first()
    .click()
}

for (const width of [320, 768, 1280]) {
  test(`the directory is accessible at ${width} px, filtered and not`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await signInAs('alumni')
    await page.goto('/directory')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse the community directory')
    await expectAccessible()
    await page.goto(
      '/directory?search=e&showActive=true&programTypeIds=1&programTypeIds=2&matchAll=true&organizationSearch=a',
    )
    await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(5)
    await expectAccessible()
    await page.goto('/directory?search=nobodyatall')
    await expect(page.getByRole('heading', { name: 'No search results.' })).toBeVisible()
    await expectAccessible()
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  })
}

test('a member is found by name and opened', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/directory')
  await page.getByLabel('Search members').fill('okafor imani')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/search=okafor\+imani/)
  await expect(count(page)).toHaveText(/^1 of [\d,]+ members$/)
  await page.getByRole('link', { name: 'Imani Okafor' }).click()
  await expect(page).toHaveURL(/\/profile\/\d+$/)
})

test('the order is chosen next to the count, and stays with the filters', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/directory?search=a')
  const orders = page.getByRole('navigation', { name: 'Sort by' }).getByRole('link')
  await expect(orders).toHaveText(['Name', 'Latest change'])
  await orders.last().click()
  await expect(page).toHaveURL(/search=a&sort=recent$/)
  await expect(orders.last()).toHaveAttribute('aria-current', 'true')
  await page.getByLabel('Search members').fill('e')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/sort=recent&search=e(&|$)/)
  await orders.first().click()
  await expect(page).toHaveURL(/search=e$/)
})

test('filters narrow the list, and chips widen it again', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/directory')
  const everybody = (await count(page).textContent()) ?? ''
  await page.getByText('Program types', { exact: true }).first().click()
  await page.getByLabel('MBA Prep', { exact: true }).check()
  await apply(page, 'Apply')
  await expect(page).toHaveURL(/programTypeIds=2/)
  await expect(count(page)).not.toHaveText(everybody)

  await page.getByLabel('Career Prep', { exact: true }).check()
  await apply(page, 'Apply')
  await page.getByLabel('Match all').check()
  await apply(page, 'Apply')
  await expect(page).toHaveURL(/matchAll=true/)

  await page.getByRole('link', { name: 'Remove filter: MBA Prep' }).click()
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveText(['Remove filter: Career Prep'])
  await expect(page.getByLabel('MBA Prep', { exact: true })).not.toBeChecked()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(count(page)).toHaveText(everybody)
  await expect(page.getByLabel('Career Prep', { exact: true })).not.toBeChecked()
})

test('an organization is looked for among thousands and chosen', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/directory')
  await page.getByText('Organizations', { exact: true }).click()
  await page.getByLabel('Find organizations').fill('goog')
  if (test.info().project.use.javaScriptEnabled === false) {
    await page.getByLabel('Find organizations').press('Enter')
    await page.getByLabel('Google', { exact: true }).check()
    await apply(page, 'Apply')
  } else {
    await page.getByRole('option', { name: 'Google', exact: true }).click()
  }
  await expect(page.getByRole('link', { name: 'Remove filter: Google' })).toBeVisible()
  await expect(page.getByLabel('Google', { exact: true })).toBeChecked()
})

test('pages lead on and back with what is searched for', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/directory?search=a')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/search=a&page=2/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
})

test('whose own profile is hidden meets the wall', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('hidden')
  await page.goto('/directory')
  await expect(page.getByRole('heading', { name: 'Your profile is hidden' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Go to my profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})
