/** What is done on a page before its script has come: nothing of it is lost, nor done on a page that was left. */
import type { Page } from '@playwright/test'
import { dialogOf } from '../support/affiliation-dialog.ts'
import { expect, test, untilAlive } from '../support/browser.ts'

/** Opens a page whose script comes once it is let go. */
async function openEarly(page: Page, address: string) {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return async () => {
    letGo()
    await untilAlive(page)
    await page.unroute('**/*.js')
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const stored = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

test('links and forms lead on, and a menu stays open', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await openEarly(page, '/')
  await page.getByRole('link', { name: 'See all members' }).click()
  await expect(heading(page, 'Browse the community directory')).toBeVisible()
  await page.getByLabel('Search everything').fill('career')
  await page.getByRole('button', { name: 'Find anything' }).click()
  await expect(page).toHaveURL(/\/search\?q=career$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const letGo = await openEarly(page, '/')
  await page.locator('summary', { hasText: 'Profile menu' }).click()
  const own = page.getByRole('link', { name: 'My Profile & Account' })
  await expect(own).toBeVisible()
  await letGo()
  await expect(own).toBeVisible()
  await own.click()
  await expect(page).toHaveURL(/\/profile$/)
})

test('a button knows of the address that was typed', async ({ page }) => {
  const letGo = await openEarly(page, '/auth/forgot-password')
  await page.getByLabel('Email').fill('someone@example.org')
  await letGo()
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toBeEnabled()
  await next.click()
  await expect(page.getByLabel('Email')).toHaveCount(0)
})

test('a password that someone asked to see is shown', async ({ page }) => {
  const letGo = await openEarly(page, '/auth/register')
  await page.getByLabel('Password', { exact: true }).fill('two odd words')
  await page.getByLabel('Show passwords').check()
  await letGo()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Password', { exact: true }).press('End')
  await page.getByLabel('Password', { exact: true }).pressSequentially(' elm lamp six rivers')
  await expect(page.getByText('Strong.')).toBeVisible()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Show passwords').uncheck()
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
})

test('a text that was written anew stays, is counted, and is kept like one that is typed later', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  const address = '/profile/introduction'
  await page.goto(address)
  await untilAlive(page)
  const text = page.getByRole('textbox', { name: 'Introduction' })
  await text.fill('What stood here before')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your introduction was saved.')).toBeVisible()
  const letGo = await openEarly(page, address)
  await expect(text).toHaveValue('What stood here before')
  const typed = 'Written early '.repeat(140)
  await text.fill(typed)
  await text.press('ArrowLeft')
  await letGo()
  await expect(text).toHaveValue(typed)
  await expect(text).toBeFocused()
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.selectionStart)).toBe(typed.length - 1)
  await expect(page.getByText('40 characters left').first()).toBeVisible()
  await expect.poll(() => stored(page)).toContain('Written early')
  await dialogOf(page).getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
})

test('what is selected in a text that stands there stays selected', async ({ page, signInAs }) => {
  await signInAs('alumni')
  const address = '/profile/introduction'
  await page.goto(address, { waitUntil: 'networkidle' })
  const text = page.getByRole('textbox', { name: 'Introduction' })
  await text.fill('What stood here before')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your introduction was saved.')).toBeVisible()
  const letGo = await openEarly(page, address)
  await text.press('Home')
  for (let at = 0; at < 'What'.length; at++) await text.press('Shift+ArrowRight')
  await letGo()
  await expect(text).toBeFocused()
  await text.press('Shift+ArrowRight')
  const selected = await text.evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
  ])
  expect(selected).toEqual([0, 'What '.length])
})

test('what is ticked and typed beside it is sent', async ({ page, signInAs }) => {
  await signInAs('event-manager')
  await page.goto('/partner-management/action-items')
  await page.locator('tbody input[type=checkbox]').first().check()
  await page.getByLabel('With selected items').selectOption('Bulk Edit Details')
  await page.getByRole('button', { name: 'Apply to the selected items' }).click()
  // A dialog stands there before its address does.
  await expect(page.getByLabel('Edit the name')).toBeVisible()
  const letGo = await openEarly(page, page.url())
  await page.getByLabel('Edit the name').check()
  await page.getByLabel('Name', { exact: true }).fill('Typed early')
  await letGo()
  await expect(page.getByLabel('Edit the name')).toBeChecked()
  await expect(page.getByLabel('Name', { exact: true })).toBeEnabled()
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page.getByText('1 action item was changed.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Typed early' }).first()).toBeVisible()
})

test('a step of a form takes what was typed along', async ({ page, signInAs }) => {
  await signInAs('event-manager')
  const letGo = await openEarly(page, '/partner-management/action-items/add-new')
  const title = page.getByLabel('Name', { exact: true })
  await title.fill('Bring a banner')
  await page.getByRole('button', { name: 'Add assignment' }).click()
  await expect(page.getByRole('group', { name: 'Assignment 2' })).toBeVisible()
  await expect(title).toHaveValue('Bring a banner')
  await letGo()
  await expect(title).toHaveValue('Bring a banner')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Assignment 2' })).toBeVisible()
})

test('what is looked for is found once there is script', async ({ page, signInAs }) => {
  await signInAs('alumni')
  const openChooser = await openEarly(page, '/profile/education/add')
  const major = dialogOf(page).getByRole('combobox', { name: 'Major', exact: true })
  await dialogOf(page).getByLabel('Major', { exact: true }).fill('econom')
  await openChooser()
  await expect(major).toHaveValue('econom')
  await dialogOf(page).getByRole('option', { name: 'Economics', exact: true }).click()
  await expect(dialogOf(page).getByLabel('Major category')).toBeEnabled()
  await page.goto('about:blank')
  const openSearch = await openEarly(page, '/kudos')
  await page.getByLabel('Search everything').fill('imani ok')
  await openSearch()
  await expect(page.getByRole('option').first()).toContainText('Imani Okafor')
})

/** In the first page, not in the one that it leads to: acts between two pieces of the work by which React makes it alive. */
function actBetween({ piece, act }: { piece: number; act: 'link' | 'search' | 'menu' }) {
  if (location.pathname !== '/') return
  const acts = {
    link: () => document.querySelector<HTMLElement>('main a[href="/directory"]')?.click(),
    search: () => {
      const field = document.querySelector<HTMLInputElement>('[name=q]')
      if (field) field.value = 'career'
      field?.form?.querySelector('button')?.click()
    },
    menu: () =>
      [...document.querySelectorAll<HTMLElement>('header summary')]
        .find(({ textContent }) => textContent?.includes('Profile menu'))
        ?.click(),
  }
  const post = MessagePort.prototype.postMessage
  let pieces = 0
  MessagePort.prototype.postMessage = function (this: MessagePort, ...given: [unknown]) {
    post.apply(this, given as Parameters<typeof post>)
    const isBegun = Object.keys(document).some((key) => key.startsWith('__react'))
    if (given[0] !== null || !isBegun || ++pieces !== piece) return
    queueMicrotask(() => acts[act]())
  }
}

const DONE = {
  link: (page: Page) => expect(heading(page, 'Browse the community directory')).toBeVisible(),
  search: (page: Page) => expect(page).toHaveURL(/\/search\?q=career$/),
  menu: async (page: Page) => {
    await untilAlive(page)
    await expect(page.getByRole('link', { name: 'My Profile & Account' })).toBeVisible()
  },
}

test('a click between two pieces of the script’s work is not lost', async ({ context, signInAs }) => {
  await signInAs('alumni')
  for (const act of ['link', 'search', 'menu'] as const) {
    for (const piece of [1, 2, 3]) {
      const visit = await context.newPage()
      await visit.addInitScript(actBetween, { piece, act })
      await visit.goto('/')
      await DONE[act](visit)
      await visit.close()
    }
  }
})
