import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/browser.ts'
import { listenTo } from '../support/listening.ts'

/** A phone on a slow line: the page is read before its script is there. */
async function onSlowPhone(page: Page) {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800))
    await route.continue()
  })
}

for (const address of ['/resources', '/events']) {
  test(`on a phone nothing moves on ${address} when script takes the filters over`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('alumni')
    await onSlowPhone(page)
    await page.goto(address, { waitUntil: 'commit' })
    const apply = page.getByRole('button', { name: 'Apply' })
    const filters = page.locator('summary', { hasText: 'Filters' })
    await expect(apply).toBeVisible()
    const before = await filters.boundingBox()
    await expect(apply).toBeHidden()
    expect(await filters.boundingBox()).toEqual(before)
  })
}

test('on a phone an agenda stays where it is when script takes its form over', async ({ page, signInAs }) => {
  await signInAs('fellow')
  await page.goto('/events?sort=recent&viewAll=true&search=Leadership')
  const event = page.getByRole('link', { name: 'Event Details for Leadership Institute' })
  const address = (await event.getAttribute('href')) ?? ''
  await onSlowPhone(page)
  await page.goto(address, { waitUntil: 'commit' })
  const days = page.getByRole('navigation', { name: 'Days' })
  await expect(days).toBeVisible()
  const before = await days.boundingBox()
  await page.waitForLoadState('networkidle')
  expect(await days.boundingBox()).toEqual(before)
})

test('a filter that is set before the script has arrived is applied once it has', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/events', { waitUntil: 'commit' })
  await page.getByLabel('View All').check()
  await page.getByLabel('Sort by').selectOption('Most recent')
  arrive()
  await expect(page).toHaveURL(/viewAll=true/)
  await expect(page).toHaveURL(/sort=recent/)
  await expect(page.getByLabel('View All')).toBeChecked()
})

test('what is chosen while a filter is just being sent is applied after it', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/events')
  await untilAlive(page)
  // Between the form's submission and the moment at which the page knows that it is loading.
  await page.getByLabel('View All').evaluate((box: HTMLInputElement) => {
    const sort = box.form?.elements.namedItem('sort') as HTMLSelectElement
    const choose = () => {
      sort.value = 'recent'
      sort.dispatchEvent(new Event('change', { bubbles: true }))
    }
    box.form?.addEventListener('submit', () => queueMicrotask(choose), { once: true })
  })
  await page.getByLabel('View All').check()
  await expect(page).toHaveURL(/viewAll=true/)
  await expect(page).toHaveURL(/sort=recent/)
  await expect(page.getByLabel('Sort by')).toHaveValue('recent')
})

test('after Back and a reload the controls show what the list shows', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/events')
  await untilAlive(page)
  const all = page.getByLabel('View All')
  await all.check()
  await expect(page).toHaveURL(/viewAll=true/)
  await page.goBack()
  await expect(page).toHaveURL(/events$/)
  await expect(all).not.toBeChecked()
  await page.goForward()
  await expect(all).toBeChecked()
  await page.goto('/directory')
  await untilAlive(page)
  const search = page.getByLabel('Search members')
  await search.fill('Nguyen')
  await expect(page).toHaveURL(/search=Nguyen/)
  await page.goBack()
  await expect(page).not.toHaveURL(/search=/)
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
})

test('the number of results is said once after each filter, also when it is the same', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  const { heard, forget } = await listenTo(page)
  await page.goto('/events?viewAll=true')
  await page.waitForLoadState('networkidle')
  await forget()
  const count = await page.locator('#count').textContent()
  for (const order of ['Most recent', 'Upcoming', 'Most recent']) {
    // Choosing by the runner doesn't focus, as people's choosing does.
    await page.getByLabel('Sort by').focus()
    await page.getByLabel('Sort by').selectOption(order)
    await expect(page).toHaveURL(order === 'Upcoming' ? /viewAll=true$/ : /sort=recent/)
    await expect.poll(heard).toEqual([`${count} found.`])
    await forget()
  }
})
