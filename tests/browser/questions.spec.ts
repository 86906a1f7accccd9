import { expect, test } from '../support/browser.ts'
import { untilStored } from '../support/browser-marks.ts'

for (const width of [320, 1280]) {
  test(`questions and reports are accessible and fit at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('staff')
    for (const address of ['/questions', '/questions?search=nothing', '/questions/1', '/staff/reports']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
  })
}

test('a member asks, corrects the question, and takes it away again', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('self-fellow')
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Primary' }).getByText('Community', { exact: true }).click()
  await page.getByRole('link', { name: 'Questions', exact: true }).click()
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page).toHaveTitle(/^Error: Ask a question/)
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Who has been a treasurer of a small club?')
  await page.locator('main summary').filter({ hasText: 'Topics' }).click()
  await page.getByLabel('Money').check()
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('Your question was posted.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Who has been a treasurer of a small club?',
  )

  await page.getByRole('link', { name: 'Edit the question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit your question' })
  await expect(dialog).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel('Your question').fill('Who has been the treasurer of a small club?')
  await dialog.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Who has been the treasurer of a small club?',
  )

  await page.getByRole('link', { name: 'Remove the question' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page).toHaveURL(/\/questions$/)
  await expect(page.getByText('The question was removed.')).toBeVisible()
})

test('an answer is given, thanked for with and without a note, and reported', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  // One database for the walks with and without script.
  const text = `None. They look for what you have shipped. (${test.info().project.name})`
  await signInAs('mba-fellow')
  await page.goto('/questions?search=certificates')
  await page.getByRole('link', { name: /^Which certificates/ }).click()
  await page.getByRole('textbox', { name: 'Your answer' }).fill(text)
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect(page.getByText('Your answer was posted.')).toBeVisible()

  await page.context().clearCookies()
  await signInAs('alumni')
  await page.reload()
  const answer = page.getByRole('article').filter({ hasText: text })
  const kudos = answer.getByRole('button', { name: /^Kudos/ })
  await untilStored(page, () => kudos.click())
  await expect(kudos).toHaveAttribute('aria-pressed', 'true')
  await expect(kudos).toContainText('1')
  await untilStored(page, () => kudos.click())
  await expect(kudos).toHaveAttribute('aria-pressed', 'false')
  await answer.getByRole('link', { name: /^Give kudos with a note/ }).click()
  await expect(page.getByRole('dialog', { name: 'Give kudos' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('dialog').getByLabel('Note').fill('That is what I needed.')
  await page.getByRole('dialog').getByRole('button', { name: 'Give kudos' }).click()
  await expect(answer.getByText('That is what I needed.')).toBeVisible()

  await answer.getByRole('link', { name: /^Report/ }).click()
  await expect(page.getByRole('dialog', { name: 'Report as inappropriate' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Report' }).click()
  await expect(answer).toHaveCount(0)

  await page.context().clearCookies()
  await signInAs('staff')
  await page.goto('/staff/reports')
  await page.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Restored. Everyone who could see it before can see it again.')).toBeVisible()
})
