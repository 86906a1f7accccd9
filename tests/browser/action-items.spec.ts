import type { Page } from '@playwright/test'
import { addDays, today } from '#app/values/calendar-date.ts'
import { expect, signInAs, test } from '../support/browser.ts'

const LIST = '/partner-management/action-items'
/** Far enough ahead to be upcoming in every zone, and before all that the demo has. */
const day = (offset: number) => addDays(today('America/New_York'), offset)
const scripted = () => test.info().project.use.javaScriptEnabled !== false
/** Each way to run this has partners of its own, so that none changes the items of another. */
const own = (js: number, noJs: number) => (scripted() ? js : noJs)
const save = (page: Page) => page.getByRole('button', { name: 'Save Action Item' }).last()

/** Without script a button of the form shows what can be chosen next. */
async function show(page: Page, button: string) {
  if (!scripted()) await page.getByRole('button', { name: button }).first().click()
}

async function assign(page: Page, row: number, partner: string, representative?: number) {
  const fields = page.getByRole('group', { name: `Assignment ${row}` })
  await fields.getByLabel('Partner organization').selectOption(partner)
  if (representative === undefined) return
  await show(page, 'Show representatives')
  const people = fields.getByLabel('Representative')
  await expect(people.locator('option').nth(representative)).toBeAttached()
  await people.selectOption({ index: representative })
}

test('an item is added for three, two mistakes mended, edited and deleted', async ({
  page,
  signInAs: signIn,
  expectAccessible,
}) => {
  const name = `Bring a banner (${test.info().project.name})`
  await signIn('event-manager')
  await page.goto(LIST)
  await expectAccessible()
  await page.getByRole('link', { name: 'Add action item' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Action Item')
  await expectAccessible()

  await page.getByLabel('Start date').fill(day(2))
  await page.getByLabel('Due date').fill(day(2))
  await page.getByLabel('Description').fill('Two meters wide at most.')
  await page.getByLabel('Event', { exact: true }).fill('career')
  await show(page, 'Find event')
  if (scripted()) await page.getByRole('option', { name: 'Career Prep Summit' }).click()
  else await page.getByRole('radio', { name: 'Career Prep Summit' }).check()
  await show(page, 'Show this event’s partners')
  await page.getByLabel('Assign to multiple partners').check()
  await assign(page, 1, 'Google', 1)
  await page.getByRole('button', { name: 'Add assignment' }).click()
  await assign(page, 2, 'Amazon')
  await page.getByRole('button', { name: 'Add assignment' }).click()
  await assign(page, 3, 'Microsoft')
  await save(page).click()

  const problems = page.getByRole('alert')
  await expect(problems).toContainText('Please enter a name.')
  await expect(problems).toContainText('The due date must be after the start date.')
  await expectAccessible()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Due date').fill(day(3))
  await save(page).click()
  await expect(page.getByText('3 action items saved.')).toBeVisible()

  await page.goto(`${LIST}?mltStatus=upcoming`)
  const rows = page.getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(3)
  await rows.first().getByRole('link', { name }).click()
  await page.getByLabel('Name', { exact: true }).fill(`${name}!`)
  await save(page).click()
  await expect(page.getByText('Action item saved.')).toBeVisible()
  await expect(page).toHaveURL(/mltStatus=upcoming#item-\d+$/)

  for (const left of [2, 1, 0]) {
    const menu = rows.first().locator('summary')
    await menu.click()
    if (left === 2) await expectAccessible()
    await rows.first().getByRole('link', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(`Are you sure you want to remove action item '${name}`)
    if (left === 2) await expectAccessible()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Action item deleted.')).toBeVisible()
    await expect(rows).toHaveCount(left)
  }
})

test('all that match a filter are edited at once, some of them left out, and it is undone', async ({
  page,
  signInAs: signIn,
  expectAccessible,
}) => {
  const filtered = `${LIST}?organizationId=${own(8, 12)}`
  await signIn('event-manager')
  await page.goto(filtered)
  const total = Number((await page.getByText(/^\d+ of \d+ action items$/).textContent())?.split(' ')[0])
  expect(total).toBeGreaterThan(10)
  await page.getByLabel(`Select all ${total} matching items`).check()
  await page.getByLabel('With selected items').selectOption('Bulk Edit Details')
  await page.getByRole('button', { name: 'Apply to the selected items' }).click()
  const dialog = page.getByRole('dialog')
  const saveChanges = dialog.getByRole('button', { name: 'Save changes' })
  await expect(dialog.getByText(`${total} action items will change`)).toBeVisible()
  await dialog.getByLabel('Edit the description').check()
  await dialog.getByLabel('Description', { exact: true }).fill('')
  await saveChanges.click()
  await expect(dialog.getByRole('alert')).toContainText('Please enter a description.')
  await expectAccessible()

  await dialog.getByLabel('Description', { exact: true }).fill('Ask us if anything is unclear.')
  await dialog.getByLabel('Edit the due date').check()
  await dialog.getByLabel('Due date', { exact: true }).fill(day(1))
  await saveChanges.click()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was changed')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Skip these' }).click()
  await expect(dialog.getByText('These can’t be changed')).toHaveCount(0)
  const count = Number((await dialog.getByText(/action items will change$/).textContent())?.split(' ')[0])
  expect(count).toBeLessThan(total)
  await expect(dialog.getByLabel('Description', { exact: true })).toHaveValue(
    'Ask us if anything is unclear.',
  )
  await saveChanges.click()
  await expect(page.getByText(`${count} action items were changed.`)).toBeVisible()
  await expect(page).toHaveURL(filtered)
  await expectAccessible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`Undone. ${count} action items are back to how they were.`)).toBeVisible()
  await expect(page).toHaveURL(filtered)
})

test('two browsers that edit one item lose nothing', async ({
  page,
  signInAs: signIn,
  browser,
  expectAccessible,
}) => {
  await signIn('event-manager')
  await page.goto(`${LIST}?organizationId=${own(23, 31)}&mltStatus=upcoming`)
  const link = page.locator('tbody th a').last()
  const address = (await link.getAttribute('href')) ?? ''
  await page.goto(address)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await signInAs(other, 'event-manager')
  await other.goto(address)
  await other.getByLabel('Description').fill(`Written elsewhere (${test.info().project.name})`)
  await save(other).click()
  await expect(other.getByText('Action item saved.')).toBeVisible()

  await page.getByLabel('Name', { exact: true }).fill('Named here')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Someone changed this action item')
  await expect(page.getByText('Description is now “Written elsewhere')).toBeVisible()
  await expectAccessible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Named here')
  await elsewhere.close()
})
