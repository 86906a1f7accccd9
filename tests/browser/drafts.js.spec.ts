import { expect, test } from '../support/browser.ts'

test('a question that was begun is there again after Back and a reload, and gone once it is asked', async ({
  page,
  signInAs,
}) => {
  await signInAs('self-fellow')
  await page.goto('/questions/ask')
  await page.waitForLoadState('networkidle')
  const question = page.getByLabel('Your question')
  await question.fill('How do I prepare for a case interview?')
  await page.locator('main summary').filter({ hasText: 'Topics' }).click()
  await page.getByLabel('Money').check()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/questions$/)
  await page.goBack()
  await expect(question).toHaveValue('How do I prepare for a case interview?')
  await expect(page.getByLabel('Money')).toBeChecked()
  await page.reload()
  await expect(question).toHaveValue('How do I prepare for a case interview?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page).toHaveURL(/\/questions\/\d+/)
  await page.goto('/questions/ask')
  await page.waitForLoadState('networkidle')
  await expect(question).toHaveValue('')
})

test('a draft is kept for its person alone, and not beyond signing out', async ({ page, signInAs }) => {
  await signInAs('self-fellow')
  await page.goto('/questions/ask')
  await page.waitForLoadState('networkidle')
  const question = page.getByLabel('Your question')
  await question.fill('Only mine')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Only mine')
  await page.context().clearCookies()
  await signInAs('staff')
  // A reload would have the browser restore the field by itself.
  await page.goto('/questions')
  await page.goto('/questions/ask')
  await page.waitForLoadState('networkidle')
  await expect(question).toHaveValue('')
  await page.locator('form[action="/auth/logout"]').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page).toHaveURL(/login/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Only mine')
})

test('a draft of an older version is offered, and put in when asked for', async ({ page, signInAs }) => {
  await signInAs('self-fellow')
  await page.goto('/questions/ask')
  await page.waitForLoadState('networkidle')
  const question = page.getByLabel('Your question')
  await question.fill('Typed before')
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Typed before')
  await page.evaluate(() => {
    for (const [key, text] of Object.entries(sessionStorage)) {
      if (!key.startsWith('draft')) continue
      sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), begin: 'another version' }))
    }
  })
  await page.reload()
  const use = page.getByRole('button', { name: 'Use what I typed' })
  await expect(use).toBeVisible()
  await expect(question).toHaveValue('')
  await use.click()
  await expect(question).toHaveValue('Typed before')
  await expect(use).toHaveCount(0)
})
