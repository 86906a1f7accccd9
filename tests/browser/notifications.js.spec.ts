import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { badge, opener } from '../support/browser-badges.ts'

const newIn = async (page: Page, name: 'Kudos' | 'Announcements') =>
  Number((await opener(page, name).textContent())?.match(/: (\d+) new/)?.[1])

test('kudos are seen once half of them was in view for a while, and stay labeled while one reads', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs('mba-fellow')
  await page.goto('/directory')
  const before = await newIn(page, 'Kudos')
  expect(before).toBeGreaterThan(1)
  const marks: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/endpoints/kudos/seen')) marks.push(request.postData() ?? '')
  })
  await page.goto('/kudos')
  await expect(opener(page, 'Kudos')).toContainText('Kudos: 0 new')
  expect(marks, 'all of them in one request').toHaveLength(1)
  expect(new URLSearchParams(marks[0]).getAll('ids')).toHaveLength(before)
  const received = page.getByRole('main').getByRole('listitem')
  const marked = received.getByText('New', { exact: true })
  await expect(marked).toHaveCount(before)
  await page.reload()
  await expect(received).not.toHaveCount(0)
  await expect(marked).toHaveCount(0)
})

test('what was not in view stays new, and what fills the window counts though it is never whole in it', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await signInAs('hidden-fellow')
  await page.goto('/announcements/6')
  const before = await newIn(page, 'Announcements')
  const article = page.getByRole('article')
  await expect(article).toHaveAttribute('data-unseen')
  await page.waitForTimeout(1200)
  await expect(article, 'its beginning alone').toHaveAttribute('data-unseen')
  await article.getByText(/Rule 1:/).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 600)
  await expect(opener(page, 'Announcements')).toContainText(`: ${before - 1} new`)
})

test('a mark that was lost on the way is sent again', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInAs('single-program')
  let lost = 0
  await page.route('**/endpoints/announcements/viewed', (route) => {
    lost++
    return lost === 1 ? route.abort() : route.continue()
  })
  await page.goto('/announcements/5')
  const before = await newIn(page, 'Announcements')
  await expect.poll(() => lost).toBe(1)
  await page.setViewportSize({ width: 1280, height: 880 })
  await expect(opener(page, 'Announcements')).toContainText(`: ${before - 1} new`)
})

test('the pinned announcements turn by their buttons', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await signInAs('alumni')
  await page.goto('/announcements')
  const pinned = page.getByRole('listitem').filter({ has: page.getByRole('article') })
  const row = page.getByRole('list').filter({ has: pinned })
  expect((await pinned.first().boundingBox())?.height).toBe(170)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.poll(() => row.evaluate((it) => it.scrollLeft)).toBeGreaterThan(200)
  await page.getByRole('button', { name: 'Previous', exact: true }).click()
  await expect.poll(() => row.evaluate((it) => it.scrollLeft)).toBeLessThan(10)
})

test('a menu that was opened before the script came stays open', async ({ page, signInAs }) => {
  // Where not all of the pinned ones fit.
  await page.setViewportSize({ width: 900, height: 800 })
  await signInAs('alumni')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/announcements', { waitUntil: 'commit' })
  await opener(page, 'Announcements').click()
  release()
  await expect(page.getByRole('button', { name: 'Next', exact: true }), 'script has come').toBeVisible()
  await expect(badge(page, 'Announcements').getByRole('link').first()).toBeVisible()
})
