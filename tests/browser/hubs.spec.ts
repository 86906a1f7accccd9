import { expect, test, untilAlive } from '../support/browser.ts'

for (const width of [320, 1280]) {
  test(`hubs and job prospects are accessible and fit at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('alumni')
    const addresses = [
      '/partner-hub?search=nothing',
      '/partner-hub/1',
      '/regional-hub/2',
      '/careers/job-board?kinds=Full-time',
      '/careers/prospects',
    ]
    for (const address of addresses) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
  })
}

test('an alumna finds a partner, marks what it posts, and finds that again', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Primary' }).getByText('Careers', { exact: true }).click()
  await page.getByRole('link', { name: 'Partner Hub' }).click()
  await page.getByLabel('Search partners').fill('google')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText(['Google'])
  await page.getByRole('link', { name: 'Google', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'MLTers at Google' })).toBeVisible()

  await page.getByRole('link', { name: 'View All job postings' }).click()
  const applied = page.getByRole('button', { name: /^Applied: Technical Program Manager/ })
  await expect(applied).toHaveAttribute('aria-pressed', 'false')
  await applied.click()
  await expect(applied).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Job prospects' }).click()
  await expect(page).toHaveURL(/\/careers\/prospects/)
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 }).first()).toContainText(
    'Technical Program Manager',
  )
  await applied.click()
  await expect(applied).toHaveCount(0)
})

test('an alumnus of a chapter finds its board, its events and who lives near', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/regional-hub')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await page.getByRole('link', { name: 'Chicago' }).click()
  await expect(page.getByRole('heading', { name: 'Chapter Board' })).toBeVisible()
  await page.getByRole('link', { name: 'View All events' }).click()
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveText([
    'Alumni Mixer: Chicago',
    'Winter Career Fair',
  ])
  await page.getByRole('link', { name: 'Chicago' }).first().click()
  await page.getByRole('link', { name: 'View All members' }).click()
  await expect(page.getByRole('link', { name: 'Remove filter: Chicago, IL' })).toBeVisible()
})

test('an alumna looks for internships on the job board', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Primary' }).getByText('Careers', { exact: true }).click()
  await page.getByRole('link', { name: 'Career Openings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Career Openings' })).toBeVisible()
  await untilAlive(page)
  await page.getByText('Kind', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Internship' }).check()
  if (test.info().project.name === 'no-js') await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(/kinds=Internship/)
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toHaveCount(1)
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).toContainText(
    'Sales Development Internship',
  )
  await page.getByRole('link', { name: 'Remove filter: Internship' }).click()
  await expect(page.getByRole('listitem').getByRole('heading', { level: 2 })).not.toHaveCount(1)
})
