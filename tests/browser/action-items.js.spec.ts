import { expect, test, untilAlive } from '../support/browser.ts'
import { listenTo } from '../support/listening.ts'

const LIST = '/partner-management/action-items'

test('the selection is counted, and starts anew with another filter and another page', async ({
  page,
  signInAs,
}) => {
  await signInAs('event-manager')
  await page.goto(LIST)
  const boxes = page.locator('tbody input[type=checkbox]')
  const count = page.getByRole('main').getByText('row(s) selected')
  await expect(count).toHaveText('0 row(s) selected')
  const place = () => page.getByRole('table').evaluate((table) => table.getBoundingClientRect().top)
  const before = await place()
  await boxes.nth(0).check()
  expect(await place()).toBe(before)
  await boxes.last().check()
  await expect(page.getByRole('button', { name: 'Apply to the selected items' })).toBeInViewport()
  await expect(count).toHaveText('2 row(s) selected')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(count).toHaveText('0 row(s) selected')
  await boxes.nth(0).check()
  await page.locator('summary', { hasText: 'Status' }).click()
  await page.getByRole('checkbox', { name: 'Upcoming' }).uncheck()
  await expect(page).toHaveURL(/mltStatus=overdue&mltStatus=to-do$/)
  await expect(count).toHaveText('0 row(s) selected')
})

test('a filter that leaves the same rows clears the selection, and says so', async ({ page, signInAs }) => {
  await signInAs('event-manager')
  const { heard, forget } = await listenTo(page)
  await page.goto(LIST)
  await untilAlive(page)
  const boxes = page.locator('tbody input[type=checkbox]')
  const rows = await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))
  await boxes.nth(0).check()
  await expect.poll(heard).toEqual(['1 row(s) selected'])
  await page.getByLabel(/^Select all/).check()
  await page.locator('summary', { hasText: 'Status' }).click()
  await forget()
  await page.getByRole('checkbox', { name: 'Upcoming' }).uncheck()
  await expect(page).toHaveURL(/mltStatus=overdue&mltStatus=to-do$/)
  await expect(page.getByRole('main').getByText('row(s) selected')).toHaveText('0 row(s) selected')
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).toEqual(rows)
  await expect(boxes.nth(0)).not.toBeChecked()
  await expect(page.getByLabel(/^Select all/)).not.toBeChecked()
  const count = await page.locator('#count').textContent()
  await expect.poll(heard).toEqual([`${count} found. Your selection was cleared.`])
})

test('Escape leads back to the row’s menu, and deleting on to the next row', async ({ page, signInAs }) => {
  await signInAs('event-manager')
  await page.goto(`${LIST}?organizationId=34`)
  await untilAlive(page)
  const summaries = page.locator('tbody summary')
  const next = await page.locator('tbody tr').nth(2).locator('input').getAttribute('value')
  for (const press of ['Escape', 'Delete']) {
    await summaries.nth(1).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('heading')).toBeFocused()
    if (press === 'Escape') await page.keyboard.press('Escape')
    else await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(summaries.nth(1)).toBeFocused()
  }
  await expect(page.locator('tbody tr').nth(1).locator('input')).toHaveValue(next ?? '')
})

test('saving waits for a change, Enter saves, and typing three letters finds events', async ({
  page,
  signInAs,
}) => {
  await signInAs('event-manager')
  await page.goto(`${LIST}/add-new`)
  const save = page.getByRole('button', { name: 'Save Action Item' }).last()
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Name', { exact: true }).fill('Bring chairs')
  await expect(save).not.toHaveAttribute('aria-disabled')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/endpoints/events') asked.push(searchParams.get('search') ?? '')
  })
  const search = page.getByRole('combobox', { name: 'Event', exact: true })
  await search.fill('mb')
  await page.waitForTimeout(600)
  expect(asked).toEqual([])
  await search.fill('mba')
  await expect(page.getByRole('listbox', { name: 'Event' }).getByRole('option')).toHaveCount(1)
  expect(asked).toEqual(['mba'])
  await search.fill('zz')
  await search.press('Enter')
  await expect(page.getByText('No event matches that name.')).toBeVisible()
  await expect(page).toHaveURL(/add-new$/)
  await page.getByLabel('Name', { exact: true }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('Please enter a description.')
  await expect(page.getByRole('alert')).toContainText('Please choose an event from the list.')
})

test('undoing leaves what somebody changed since, and names it in a dialog', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('event-manager')
  await page.goto(`${LIST}?organizationId=32`)
  const boxes = page.locator('tbody input[type=checkbox]')
  const deleted = await boxes.nth(1).inputValue()
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByLabel('With selected items').selectOption('Mark Complete')
  await page.getByRole('button', { name: 'Apply to the selected items' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mark Complete' }).click()
  await expect(page.getByText('2 action items were changed.')).toBeVisible()
  await page.request.post(`${LIST}/${deleted}/delete`, {
    form: { version: '2' },
    headers: { 'sec-fetch-site': 'same-origin' },
  })

  await page.getByRole('button', { name: 'Undo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undo the bulk edit' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expect(dialog).toContainText('1 action item is back to how it was.')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('what is wrong with a row stays with it when another one is removed, and so does the focus', async ({
  page,
  signInAs,
}) => {
  await signInAs('event-manager')
  await page.goto(`${LIST}/add-new`)
  await page.getByLabel('Event', { exact: true }).fill('Career Prep')
  await page.getByRole('option', { name: 'Career Prep Summit' }).click()
  await page.getByLabel('Assign to multiple partners').check()
  const row = (number: number) => page.getByRole('group', { name: `Assignment ${number}`, exact: true })
  await row(1).getByLabel('Partner organization').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Add assignment' }).click()
  await expect(row(2)).toBeFocused()
  await page.getByRole('button', { name: 'Add assignment' }).click()
  await row(3).getByLabel('Partner organization').selectOption({ index: 2 })
  const chosen = await row(3).getByLabel('Partner organization').inputValue()
  await page.getByRole('button', { name: 'Save Action Item' }).last().click()
  const wrong = 'Please choose a partner organization.'
  await expect(row(2)).toContainText(wrong)
  await row(1).getByRole('button', { name: 'Remove' }).click()
  await expect(row(3)).toHaveCount(0)
  await expect(row(1)).toContainText(wrong)
  await expect(row(1)).toBeFocused()
  await expect(row(2)).not.toContainText(wrong)
  await expect(row(2).getByLabel('Partner organization')).toHaveValue(chosen)
})
