import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/browser.ts'

const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

test('a fellow searches the library, marks what to keep and finds it again', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('mba-fellow')
  await page.goto('/resources')
  await expect(page.getByRole('heading', { level: 1, name: 'Resource Library' })).toBeVisible()
  await expectAccessible()
  const search = page.getByRole('searchbox', { name: 'Search resources' })
  await search.fill('álvarez story')
  await search.press('Enter')
  const cards = cardsOf(page)
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('combobox', { name: 'Sort by' }).locator('option:checked')).toHaveText(
    'Best match',
  )

  const card = page.getByRole('listitem').filter({ hasText: 'Telling Your Story in Two Minutes' })
  const favorite = card.getByRole('button', { name: 'Favorite' })
  if ((await favorite.getAttribute('aria-pressed')) === 'true') await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: /^Favorites \(\d+\)/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Favorites' })).toBeVisible()
  await expect(cards.filter({ hasText: 'Telling Your Story' })).toHaveCount(1)
  await expectAccessible()
  await page.getByRole('link', { name: 'Completions', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Completions' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Resource Library' }).click()
  await expect(page).toHaveURL(/\/resources$/)
})

test('the library is narrowed and widened again, also on a phone', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('alumni')
  await page.goto('/resources')
  await untilAlive(page)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByRole('switch', { name: 'Technical prep' }).check()
  if (test.info().project.name === 'no-js') await page.getByRole('button', { name: 'Apply' }).last().click()
  await expect(page).toHaveURL(/technicalPrep=true/)
  await expect(page.locator('#count').filter({ hasText: /^2 of \d+ resources/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Remove filter: Technical prep' }).click()
  await expect(page).not.toHaveURL(/technicalPrep/)
  await page.goto('/resources?search=nothing+like+this')
  await expect(page.getByRole('heading', { name: 'We are adding new resources every day!' })).toBeVisible()
  await expectAccessible()
})

test('an alumna reads on section by section, and her progress is there when she comes back', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const name = test.info().project.name === 'no-js' ? 'Your First Team' : 'Discounted Cash Flow, Step by Step'
  await signInAs('many-roles')
  await page.goto(`/resources?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectAccessible()
  const sections = page.getByRole('navigation', { name: 'Sections', exact: true }).getByRole('link')
  const count = await sections.count()
  await expect(page.getByText(`0 of ${count} sections complete`)).toBeVisible()
  await page.getByRole('button', { name: 'Complete and continue' }).click()
  await expect(page.getByText(`1 of ${count} sections complete`)).toBeVisible()
  await expect(sections.nth(1)).toHaveAttribute('aria-current', 'step')
  await page.reload()
  await expect(page.getByText(`1 of ${count} sections complete`)).toBeVisible()
  for (let section = 1; section < count; section++) {
    await expect(sections.nth(section)).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: /^Complete( and continue)?$/ }).click()
  }
  await expect(page.getByText(`You completed “${name}”. Nice work!`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Completed: ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible()
  await page.getByRole('button', { name: 'Mark as not complete' }).click()
  await expect(page.getByText(`${count - 1} of ${count} sections complete`)).toBeVisible()
})

test('a partner goes through the hub of insights', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('partner')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Primary' }).getByText('Resources', { exact: true }).click()
  await page.getByRole('link', { name: 'MLT Insights' }).click()
  await expect(page).toHaveURL(/\/mlt-insight\/featured$/)
  await expect(page.getByRole('heading', { level: 2, name: /^What Keeps Talent/ })).toBeVisible()
  await expectAccessible()
  const search = page.getByRole('searchbox', { name: 'Search MLT Insights' })
  await search.fill('sponsors')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/mlt-insight\/resources\?search=sponsors$/)
  await expect(cardsOf(page)).toHaveCount(1)
  const tabs = page.getByRole('navigation', { name: 'MLT Insights' })
  await tabs.getByRole('link', { name: 'Events' }).click()
  await expect(page).toHaveURL(/\/mlt-insight\/events\?search=sponsors$/)
  await expect(cardsOf(page)).toHaveCount(1)
  await expectAccessible()
  await expect(search).toHaveAttribute('placeholder', 'Search by event...')
  await search.fill('no such event')
  await search.press('Enter')
  await expect(page.getByRole('heading', { name: 'No search results.' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Featured' }).click()
  await expect(page).toHaveURL(/\/mlt-insight\/featured$/)
  await expect(search).toHaveValue('')
  await page.getByRole('link', { name: 'Browse Resources' }).click()
  await page.getByRole('link', { name: /^Completions \(/ }).click()
  await expect(page.getByRole('heading', { name: 'You haven’t completed any resources yet' })).toBeVisible()
  await expectAccessible()
})

test('an alumna goes from home to what is offered to alumni, and reads one of it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('alumni')
  await page.goto('/')
  const offered = page.getByRole('region', { name: 'Accelerate and Enrich Your Life' })
  await expect(offered.getByRole('listitem').getByRole('heading')).toHaveCount(6)
  await offered.getByRole('link', { name: 'Explore' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Alumni Services' })).toBeVisible()
  await expectAccessible()
  const first = cardsOf(page).getByRole('heading').getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/alumni-resources\/\d+$/)
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible()
  await page.getByRole('link', { name: 'Alumni Services', exact: true }).last().click()
  await expect(page).toHaveURL(/\/alumni-resources$/)
})

test('staff preview library and insights without a place to keep anything', async ({ page, signInAs }) => {
  await signInAs('staff')
  for (const address of ['/resources', '/mlt-insight/featured']) {
    await page.goto(address)
    await expect(cardsOf(page).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Your saved resources' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^(Favorite|Completed):/ })).toHaveCount(0)
  }
})
