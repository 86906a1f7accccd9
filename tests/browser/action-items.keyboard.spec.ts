import type { Page } from '@playwright/test'
import { addDays, today } from '#app/values/calendar-date.ts'
import { expect, test } from '../support/browser.ts'
import { choose, pressOn, tabToElement, typeInto } from '../support/keyboard.ts'

const LIST = '/partner-management/action-items'
/** Of a partner whose items no other journey changes. */
const OWN = `${LIST}?organizationId=10`

/** A day as it is typed into a date field of an American browser. */
function typedDay(offset: number): string {
  const [year, month, day] = addDays(today('America/New_York'), offset).split('-')
  return `${month}${day}${year}`
}

async function typeDay(page: Page, label: string, offset: number) {
  await tabToElement(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(typedDay(offset))
}

test('a partner completes an item without a pointer', async ({ page, signInAs }) => {
  await signInAs('partner')
  await page.goto('/partner-dashboard')
  const items = page.locator('section', { has: page.locator('#open-items') }).getByRole('article')
  const open = await items.count()
  await pressOn(page, items.last().getByRole('link'))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(items.last().getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, dialog.getByRole('button', { name: 'Mark Complete' }))
  await expect(page.getByText('is complete.')).toBeVisible()
  await expect(items).toHaveCount(open - 1)
})

test('an item is added for three, mended, edited and deleted without a pointer', async ({
  page,
  signInAs,
}) => {
  const name = 'Bring a banner (without a pointer)'
  await signInAs('event-manager')
  await page.goto(OWN)
  await pressOn(page, page.getByRole('link', { name: 'Add action item' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await typeDay(page, 'Start date', 2)
  await typeDay(page, 'Due date', 2)
  await typeInto(page, page.getByLabel('Description'), 'Two meters wide at most.')
  await typeInto(page, page.getByLabel('Event', { exact: true }), 'career')
  await expect(page.getByRole('option', { name: 'Career Prep Summit' })).toBeVisible()
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByLabel('Assign to multiple partners'), 'Space')
  for (const [index, partner] of ['Google', 'Amazon', 'Microsoft'].entries()) {
    const row = page.getByRole('group', { name: `Assignment ${index + 1}` })
    if (index > 0) await pressOn(page, page.getByRole('button', { name: 'Add assignment' }))
    await choose(page, row.getByLabel('Partner organization'), partner)
  }
  const save = page.getByRole('button', { name: 'Save Action Item' }).last()
  await pressOn(page, save)
  const problems = page.getByRole('alert')
  await expect(problems).toBeFocused()
  await pressOn(page, problems.getByRole('link', { name: 'Please enter a name.' }))
  await page.keyboard.type(name)
  await typeDay(page, 'Due date', 3)
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 action items saved.')).toBeVisible()

  await page.goto(`${LIST}?mltStatus=upcoming`)
  const rows = page.getByRole('row').filter({ hasText: name })
  await pressOn(page, rows.first().getByRole('link', { name }))
  await typeInto(page, page.getByLabel('Name', { exact: true }), `${name}!`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Action item saved.' })).toBeFocused()
  await pressOn(page, page.getByRole('link', { name: 'Dismiss' }), 'Tab')
  await expect(page.getByRole('link', { name: `${name}!`, exact: true })).toBeFocused()
  for (const left of [2, 1, 0]) {
    await pressOn(page, rows.first().locator('summary'))
    await pressOn(page, rows.first().getByRole('link', { name: 'Delete' }))
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading')).toBeFocused()
    await pressOn(page, dialog.getByRole('button', { name: 'Delete' }))
    await expect(rows).toHaveCount(left)
  }
})

test('all that match a filter get another due date, but for some, and back, without a pointer', async ({
  page,
  signInAs,
}) => {
  await signInAs('event-manager')
  await page.goto(OWN)
  await pressOn(page, page.getByLabel(/^Select all \d+ matching items$/), 'Space')
  await choose(page, page.getByLabel('With selected items'), 'Change Due Date')
  await pressOn(page, page.getByRole('button', { name: 'Apply to the selected items' }))
  const dialog = page.getByRole('dialog', { name: 'Change Due Date' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await typeDay(page, 'New due date', 1)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await pressOn(page, dialog.getByRole('button', { name: 'Skip these' }))
  await expect(dialog.getByText(/action items will change$/)).toBeFocused()
  await pressOn(page, dialog.getByRole('button', { name: 'Change Due Date' }))
  await expect(page.getByRole('status').filter({ hasText: /^\d+ action items were changed\./ })).toBeFocused()
  await pressOn(page, page.getByRole('link', { name: 'Dismiss' }), 'Tab')
  await expect(page.getByRole('checkbox', { name: /^Select (?!all)/ }).first()).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Undone\. \d+ action items are back to how they were\.$/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Undone/ })).toBeFocused()
})
