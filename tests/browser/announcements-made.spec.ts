import { expect, test } from '../support/browser.ts'
import { command } from '../support/command-menu.ts'

/** With script and without: the same buttons, the same pages. */
test('staff make an announcement with a section, preview, publish and email it, and a fellow reads it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('staff')
  await page.goto('/admin/announcements')
  await page.getByRole('link', { name: 'New announcement' }).click()
  await page.getByLabel('Title').fill('Office hours in summer')
  await page.getByRole('checkbox', { name: 'Fellow', exact: true }).check()
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByLabel('Heading').fill('When')
  await page.getByRole('button', { name: 'Add an element' }).click()
  await expect(page.getByLabel('Address (optional)')).toBeVisible()
  await page.getByRole('button', { name: 'Save draft' }).last().click()
  await expect(page.getByRole('alert')).toContainText('Please choose what it is.')
  await expectAccessible()
  await page.getByLabel('Type', { exact: true }).last().selectOption({ label: 'Text' })
  await page.getByLabel('Text', { exact: true }).fill('From **nine** to noon.')
  await page.getByRole('button', { name: 'Save draft' }).last().click()
  await expect(page.getByText('Announcement created.')).toBeVisible()
  await expectAccessible()

  await page.getByRole('link', { name: 'Preview' }).click()
  await expect(page.getByText('Preview: what a fellow would see')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'When' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'As a partner' }).click()
  await expect(page.getByText('It isn’t meant for them, so they won’t find this page.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to editing' }).click()

  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await expect(page.getByRole('heading', { name: /would get an email$/ })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await expect(page.getByText(/A test is on its way to/)).toBeVisible()
  await page.getByRole('button', { name: /when it’s published$/ }).click()
  await expect(page.getByText('Members will be emailed when it’s published.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Office hours in summer' }).click()
  await command(page, 'Change status', 'Publish')
  await expect(page.getByText('Announcement published.')).toBeVisible()

  await page.context().clearCookies()
  await signInAs('fellow')
  await page.goto('/announcements')
  await page.getByRole('link', { name: 'Office hours in summer' }).first().click()
  await expect(page.getByText('From nine to noon.')).toBeVisible()
})

test('what is for the fellows of some programs is found by them alone', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const isListed = page.getByRole('link', { name: 'Bring your laptop' }).first()
  await signInAs('staff')
  await page.goto('/admin/announcements/new')
  await page.getByLabel('Title').fill('Bring your laptop')
  await page.getByRole('checkbox', { name: 'Fellow', exact: true }).check()
  const programs = page
    .getByRole('group', { name: 'Programs' })
    .getByRole('checkbox', { name: /^Career Prep/ })
  for (const program of await programs.all()) await program.check()
  await expect(programs.nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Save draft' }).last().click()
  await expect(page.getByText('Announcement created.')).toBeVisible()
  await expect(programs.nth(1)).toBeChecked()
  await expectAccessible()
  await command(page, 'Change status', 'Publish')
  await expect(page.getByText('Announcement published.')).toBeVisible()

  await page.context().clearCookies()
  await signInAs('fellow')
  await page.goto('/announcements')
  await expect(isListed).toBeVisible()
  await page.context().clearCookies()
  await signInAs('mba-fellow')
  await page.goto('/announcements')
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible()
  await expect(isListed).toBeHidden()
})
