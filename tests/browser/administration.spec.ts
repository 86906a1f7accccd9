import { expect, test } from '../support/browser.ts'
import { command } from '../support/command-menu.ts'

const days = ['2027-05-10', '2027-05-11']

test('an administrator makes an event with two sessions, publishes it and finds it in the history', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Administration', level: 1 })).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'Events' }).last().click()
  await expect(page.getByRole('link', { name: 'New event' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'New event' }).click()

  await page.getByLabel('Name', { exact: true }).fill('Spring Gathering')
  await page.getByLabel('First day').fill(days[0] ?? '')
  await page.getByLabel('Last day').fill(days[1] ?? '')
  await page.getByRole('button', { name: 'Add a session' }).click()
  const first = page.getByRole('group', { name: 'Session 1' })
  await first.getByLabel('Name').first().fill('Welcome')
  await first.getByLabel('Day').fill(days[0] ?? '')
  await first.getByLabel('Starts at').fill('18:00')
  await page.getByRole('button', { name: 'Add a session' }).click()
  const second = page.getByRole('group', { name: 'Session 2' })
  await second.getByLabel('Name').first().fill('Workshop')
  await second.getByLabel('Day').fill('2027-05-12')
  await second.getByRole('button', { name: 'Add a speaker' }).click()
  await page.getByRole('group', { name: 'Speaker 1' }).getByLabel('Name').fill('Ada Lovelace')
  await expectAccessible()
  await page.getByRole('button', { name: 'Save draft' }).last().click()

  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'A session’s day must be one of the event’s.',
  ])
  await expect(first.getByLabel('Name').first()).toHaveValue('Welcome')
  await expectAccessible()
  await second.getByLabel('Day').fill(days[1] ?? '')
  await page.getByRole('button', { name: 'Save draft' }).last().click()
  await expect(page.getByText('Event created.')).toBeVisible()

  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByText('Preview: what a fellow would see')).toBeVisible()
  const agenda = page.getByRole('region', { name: 'My Agenda' })
  await expect(agenda.getByRole('listitem')).toHaveText([/Welcome/, /Workshop/])
  await expectAccessible()
  await page.getByRole('link', { name: 'As an alumnus' }).click()
  await expect(page.getByRole('heading', { name: 'Spring Gathering', level: 2 })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Back to editing' }).click()

  await command(page, 'Change status', 'Publish')
  await expect(page.getByText('Event published.')).toBeVisible()
  await expect(second.getByLabel('Name').first()).toHaveValue('Workshop')
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: 'History' }).last().click()
  await expect(page.getByRole('listitem').filter({ hasText: 'created the event' })).toBeVisible()
  await expectAccessible()
  await page.goto('/events?viewAll=true&search=Spring')
  await expect(page.getByRole('heading', { name: 'Spring Gathering' })).toBeVisible()
})

test('several events are archived together, and brought back', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('event-manager')
  await page.goto('/admin/events')
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check()
  await command(page, 'Choose an action', 'Archive')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archive 1 event?')
  await expectAccessible()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('1 event archived.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 event is back to how it was.')).toBeVisible()
})

test('what has a page or a place of its own is previewed as members find it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('staff')
  for (const kind of ['opportunities', 'job-postings', 'regional-hubs', 'businesses']) {
    await page.goto(`/admin/${kind}`)
    const record = page.getByRole('row').nth(1).getByRole('link').first()
    const name = (await record.textContent()) ?? ''
    await record.click()
    await page.getByRole('link', { name: 'Preview' }).click()
    await page.getByRole('link', { name: 'As an alumnus' }).click()
    await expect(page.getByText('Preview: what an alumnus would see')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectAccessible()
  }
})

test('a record that cannot be deleted says why, and a link is deleted and brought back', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('staff')
  await page.goto('/admin/events/1/delete')
  await expect(page.getByText('It can’t be deleted')).toBeVisible()
  await expectAccessible()
  await page.goto('/admin/links')
  await page.getByRole('link', { name: 'Style guide' }).click()
  await page.getByRole('link', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Style guide' })).toBeVisible()
})
