import type { Page } from '@playwright/test'
import { dialogOf } from '../support/affiliation-dialog.ts'
import { expect, test, untilAlive } from '../support/browser.ts'

const SCRIPT = '**/live-field-*.js'

const major = (page: Page) => dialogOf(page).getByRole('combobox', { name: 'Major', exact: true })
const majors = (page: Page) => dialogOf(page).getByRole('listbox', { name: 'Major' }).getByRole('option')

/** The live field has a button of its own, which is never a form's. */
const isLive = (page: Page) =>
  dialogOf(page).locator('button[aria-haspopup=listbox]', { hasText: 'Find major' })

async function openEducation(page: Page) {
  await page.goto('/profile/education/add')
  await untilAlive(page)
}

test.beforeEach(async ({ signInAs }) => {
  await signInAs('alumni')
})

test('the script of a chooser is loaded once someone comes near it, and nothing moves', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('live-field')) scripts.push(request.url())
  })
  await openEducation(page)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  const before = await major(page).boundingBox()
  await major(page).hover()
  await expect.poll(() => scripts.length).toBe(1)
  await expect(isLive(page)).toHaveCount(0)
  await major(page).focus()
  await expect(isLive(page)).toHaveCount(1)
  await expect(major(page)).toBeFocused()
  expect(await major(page).boundingBox()).toEqual(before)
  expect(scripts).toHaveLength(1)
})

test('what is typed before the script has come stays, with its caret, and is searched for', async ({
  page,
}) => {
  let deliver = () => {}
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(SCRIPT, async (route) => {
    await delivery
    await route.continue()
  })
  await openEducation(page)
  await major(page).focus()
  await page.keyboard.type('ecnomics')
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('o')
  await page.keyboard.press('Enter')
  await expect(isLive(page)).toHaveCount(0)
  deliver()
  await expect(isLive(page)).toHaveCount(1)
  await expect(major(page)).toBeFocused()
  await expect(majors(page)).toHaveText(['Economics'])
  expect(await major(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
  await expect(dialogOf(page).getByRole('alert')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(major(page)).toHaveValue('Economics')
  await expect(dialogOf(page).getByLabel('Major category')).toBeEnabled()
})

test('where the script can’t be loaded the server searches, and the next key tries again', async ({
  page,
}) => {
  await page.route(SCRIPT, (route) => route.abort())
  await openEducation(page)
  await major(page).fill('econom')
  await dialogOf(page).getByRole('button', { name: 'Find major' }).click()
  const economics = dialogOf(page).getByRole('radio', { name: 'Economics', exact: true })
  await economics.check()
  await expect(dialogOf(page).getByLabel('Major category')).toBeEnabled()
  await expect(isLive(page)).toHaveCount(0)
  await page.unroute(SCRIPT)
  await major(page).focus()
  await expect(isLive(page)).toHaveCount(1)
  await expect(major(page)).toHaveValue('Economics')
  await expect(economics).toHaveCount(0)
  await expect(dialogOf(page).getByLabel('Major category')).toBeEnabled()
})

test('the script waits for the end of what an input method composes', async ({ page }) => {
  let deliver = () => {}
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(SCRIPT, async (route) => {
    await delivery
    await route.continue()
  })
  await openEducation(page)
  await major(page).focus()
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await compose('mat')
  const arrived = page.waitForResponse(SCRIPT)
  deliver()
  await (await arrived).finished()
  await compose('mathem')
  await expect(isLive(page)).toHaveCount(0)
  await expect(major(page)).toHaveValue('mathem')
  await keyboard.send('Input.insertText', { text: 'mathem' })
  await expect(isLive(page)).toHaveCount(1)
  await expect(majors(page).first()).toContainText('Mathem')
  // Enter ends the next composition and chooses nothing.
  await compose('atics')
  await major(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  await expect(major(page)).toHaveValue('mathematics')
})

test('an option that can’t be chosen says why, and is passed over', async ({ page, expectAccessible }) => {
  await page.route('**/endpoints/majors?*', (route) =>
    route.fulfill({
      json: {
        total: 2,
        items: [
          { id: 'Alchemy', label: 'Alchemy', reason: 'No longer taught.' },
          { id: 'Economics', label: 'Economics' },
        ],
      },
    }),
  )
  await openEducation(page)
  await major(page).click()
  const alchemy = dialogOf(page).getByRole('option', { name: 'Alchemy' })
  await expect(alchemy).toBeDisabled()
  await expect(alchemy).toContainText('No longer taught.')
  await expectAccessible()
  await alchemy.click({ force: true })
  await expect(major(page)).toHaveValue('')
  await page.keyboard.press('Enter')
  await expect(major(page)).toHaveValue('Economics')
  await major(page).fill('alchemy')
  await expect(alchemy).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialogOf(page).getByLabel('Major category')).toBeDisabled()
})

test('a list that finds nothing says so, and one that can’t be loaded says that', async ({
  page,
  expectAccessible,
}) => {
  await openEducation(page)
  await major(page).fill('qqqq')
  await expect(dialogOf(page).getByText('No major matches that.')).toBeVisible()
  await expect(major(page)).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible()
  await page.route('**/endpoints/majors?*', (route) => route.fulfill({ status: 500 }))
  await major(page).fill('econom')
  await expect(dialogOf(page).getByText('We couldn’t load the list. Try again.')).toBeAttached()
})

test('a form that is reset has its choice of before', async ({ page }) => {
  await openEducation(page)
  await major(page).fill('econom')
  await majors(page).first().click()
  const category = dialogOf(page).getByLabel('Major category')
  await expect(category).toBeEnabled()
  await major(page).evaluate((input: HTMLInputElement) => input.form?.reset())
  await expect(major(page)).toHaveValue('')
  await expect(category).toBeDisabled()
  await major(page).fill('econom')
  await expect(majors(page)).toHaveText(['Economics'])
})

test('what is chosen among several applies itself, and stays while the server is slow', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/directory')
  await untilAlive(page)
  await page.getByText('Organizations', { exact: true }).click()
  const find = page.getByRole('combobox', { name: 'Find organizations' })
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  await find.fill('goog')
  await expectAccessible()
  await option('Google').click()
  await page.route('**/directory.data?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  const answered = page.waitForResponse(/directory\.data/)
  await find.fill('amaz')
  await option('Amazon').click()
  await answered
  await expect(page.getByRole('link', { name: 'Remove filter: Amazon' })).toBeVisible()
  await expect(page.getByLabel('Google', { exact: true })).toBeChecked()
  await expect(page.getByLabel('Amazon', { exact: true })).toBeChecked()
  await expect(page).not.toHaveURL(/organizationSearch/)
  await find.press('Escape')
  await page.getByRole('link', { name: 'Remove filter: Google' }).click()
  await expect(page.getByLabel('Google', { exact: true })).toHaveCount(0)
  await page.getByLabel('Amazon', { exact: true }).uncheck()
  await expect(page.getByRole('link', { name: /^Remove filter/ })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByLabel('Amazon', { exact: true })).toBeChecked()
})
