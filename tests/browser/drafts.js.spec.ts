import type { Page } from '@playwright/test'
import { choose, dialogOf } from '../support/affiliation-dialog.ts'
import { expect, test, untilAlive } from '../support/browser.ts'

test('a question that was begun is there again after Back and a reload, and gone once it is asked', async ({
  page,
  signInAs,
}) => {
  await signInAs('self-fellow')
  await page.goto('/questions/ask')
  await untilAlive(page)
  const question = page.getByLabel('Your question')
  await question.fill('How do I prepare for a case interview?')
  await page.locator('main summary').filter({ hasText: 'Topics' }).click()
  await page.getByLabel('Money').check()
  await expect.poll(() => stored(page)).toContain('case interview')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/questions$/)
  await page.goBack()
  await expect(question).toHaveValue('How do I prepare for a case interview?')
  await expect(page.getByLabel('Money')).toBeChecked()
  await page.reload()
  await untilAlive(page)
  await expect(question).toHaveValue('How do I prepare for a case interview?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page).toHaveURL(/\/questions\/\d+/)
  await expect.poll(() => stored(page)).not.toContain('case interview')
  await page.goto('/questions/ask')
  await page.waitForLoadState('networkidle')
  await expect(question).toHaveValue('')
})

test('a draft is kept for its person alone, and not beyond signing out', async ({ page, signInAs }) => {
  await signInAs('self-fellow')
  await page.goto('/questions/ask')
  await untilAlive(page)
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
  await untilAlive(page)
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

const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

test('what was chosen from a long list, and typed beside it, is there again after a reload', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/profile/education/add')
  await untilAlive(page)
  await choose(page, 'Major', 'econom', 'Economics')
  await dialogOf(page).getByLabel('Start date').fill('2015-09-01')
  await expect.poll(() => stored(page)).toContain('2015-09-01')
  await page.reload()
  await expect(dialogOf(page).getByLabel('Start date')).toHaveValue('2015-09-01')
  await expect(dialogOf(page).getByRole('combobox', { name: 'Major', exact: true })).toHaveValue('Economics')
  await expect(dialogOf(page).getByLabel('Major category')).toBeEnabled()
  await expect(dialogOf(page).getByRole('alert')).toHaveCount(0)
  await page.reload()
  await expect(dialogOf(page).getByLabel('Start date')).toHaveValue('2015-09-01')
})

test('rows that were added are there again after a reload, and those removed are not', async ({
  page,
  signInAs,
}) => {
  await signInAs('event-manager')
  await page.goto('/partner-management/action-items/add-new')
  await page.getByLabel('Event', { exact: true }).fill('Career Prep')
  await page.getByRole('option', { name: 'Career Prep Summit' }).click()
  await page.getByLabel('Assign to multiple partners').check()
  const row = (number: number) => page.getByRole('group', { name: `Assignment ${number}`, exact: true })
  const partner = (number: number) => row(number).getByLabel('Partner organization')
  await partner(1).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add assignment' }).click()
  await page.getByRole('button', { name: 'Add assignment' }).click()
  await partner(3).selectOption({ index: 2 })
  const chosen = [await partner(1).inputValue(), await partner(3).inputValue()]
  await row(2).getByRole('button', { name: 'Remove' }).click()
  await expect(row(3)).toHaveCount(0)
  await page.reload()
  await expect(row(2)).toBeVisible()
  await expect(row(3)).toHaveCount(0)
  expect([await partner(1).inputValue(), await partner(2).inputValue()]).toEqual(chosen)
  await expect(page.getByLabel('Event', { exact: true })).toHaveValue('Career Prep Summit')
})

test('leaving what is half filled in asks once, and the focus returns to what one was at', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('alumni')
  await page.goto('/profile/contact-information/phones')
  await untilAlive(page)
  const dialog = dialogOf(page)
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const cancel = dialog.getByRole('link', { name: 'Cancel' })
  const mobile = dialog.getByRole('textbox', { name: 'Mobile phone' })
  await mobile.fill('+1 202 555 0143')
  await expect.poll(() => stored(page)).toContain('0143')
  for (const stay of ['Escape', 'button']) {
    await mobile.focus()
    await page.keyboard.press('Escape')
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await expectAccessible()
    if (stay === 'Escape') await page.keyboard.press('Escape')
    else await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
    await expect(mobile).toBeFocused()
    await expect(mobile).toHaveValue('+1 202 555 0143')
  }
  await cancel.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/profile\/contact-information$/)
})

test('leaving asks nothing once it is saved, and nothing where it is as it was', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/profile/contact-information/phones')
  await untilAlive(page)
  const dialog = dialogOf(page)
  const mobile = dialog.getByRole('textbox', { name: 'Mobile phone' })
  const before = await mobile.inputValue()
  await mobile.fill('+1 202 555 0144')
  await expect.poll(() => stored(page)).toContain('0144')
  await mobile.fill(before)
  await expect.poll(() => stored(page)).not.toContain('0144')
  await dialog.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/profile/contact-information/phones')
  await untilAlive(page)
  await mobile.fill('+1 202 555 0145')
  await dialog.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await stored(page)).not.toContain('0145')
})

test('an answer that was posted is not put in again', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/questions')
  await page.locator('main a[href^="/questions/"]:not([href$="ask"])').first().click()
  const answer = page.getByLabel('Your answer')
  await answer.fill('Talk to three people who did it before.')
  await expect.poll(() => stored(page)).toContain('three people')
  await page.getByRole('button', { name: 'Post answer' }).click()
  await expect(page.getByText('Your answer was posted.')).toBeVisible()
  await expect(answer).toHaveValue('')
  expect(await stored(page)).not.toContain('three people')
  await page.reload()
  await expect(answer).toHaveValue('')
})
