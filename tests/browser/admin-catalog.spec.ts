import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { choose } from '../support/choosing.ts'

/** Projects share their data. */
const own = (name: string) => `${name} ${test.info().project.name}`

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).last()

test('an administrator makes a program type and a program of it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin/program-types/new')
  await page.getByLabel('Name', { exact: true }).fill(own('Harbor Lab'))
  await expectAccessible()
  await save(page).click()
  await expect(page.getByText('Program type created.')).toBeVisible()
  await page.goto('/admin/programs/new')
  await page.getByLabel('Name', { exact: true }).fill(own('Harbor Lab 2031'))
  await page.getByLabel('Program type').selectOption(own('Harbor Lab'))
  await page.getByLabel('Year').fill('in five years')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Please enter a whole number')
  await expectAccessible()
  await page.getByLabel('Year').fill('2031')
  await save(page).click()
  await expect(page.getByText('Program created.')).toBeVisible()
})

test('another trait says who gains and who loses before it is saved', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('admin')
  await page.goto('/admin/program-types')
  await page.getByRole('link', { name: 'Google TEC' }).click()
  await page.getByLabel(/^Trait/).selectOption('MBA')
  await save(page).click()
  await expect(page.getByText('What this will do', { exact: true })).toBeVisible()
  await expect(page.getByText(/will also see Events/)).toBeVisible()
  await expectAccessible()
  await save(page).click()
  await expect(page.getByText('Program type saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/back to how it was/)).toBeVisible()
})

test('staff make a regional hub in a new place, with its board', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('staff')
  await page.goto('/admin/places/new')
  await page.getByLabel('Name', { exact: true }).fill(own('Tromsø, Norway'))
  await save(page).click()
  await expect(page.getByText('Place created.')).toBeVisible()
  await page.goto('/admin/regional-hubs/new')
  await page.getByLabel('Name', { exact: true }).fill(own('Tromsø Chapter'))
  await page.getByRole('button', { name: 'Add a place' }).click()
  await expect(page.getByRole('group', { name: 'Place 1' })).toBeVisible()
  await choose(page, 'Place', 'troms', own('Tromsø, Norway'))
  await page.getByRole('button', { name: 'Add a board member' }).click()
  const chair = page.getByRole('group', { name: 'Board member 1' })
  await choose(page, 'Member', 'wen li', 'Wen Li,')
  await chair.getByLabel('Title').fill('Chair')
  await expectAccessible()
  await page.getByRole('button', { name: 'Publish', exact: true }).last().click()
  await expect(page.getByText('Regional hub created and published.')).toBeVisible()
  await page.goto('/regional-hub?search=troms')
  await expect(page.getByRole('link', { name: own('Tromsø Chapter') })).toBeVisible()
})

test('tags are merged, and sign-ups confirmed', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('admin')
  await page.goto('/admin/tags/new')
  await page.getByLabel('Type').selectOption('Category')
  await page.getByLabel('Name', { exact: true }).fill(own('Duplicate'))
  await save(page).click()
  await page.getByRole('link', { name: 'Merge' }).click()
  await page.getByLabel(/^Merge/).selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show what follows' }).click()
  await expect(page.getByText('Nothing has this tag.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText(/“Duplicate .*” is now part of/)).toBeVisible()
  await page.goto('/admin/opportunities?pending=true')
  await page.getByRole('table').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Sign-ups', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign-ups' })).toBeVisible()
  await expectAccessible()
  await page
    .getByRole('button', { name: /^Confirm/ })
    .first()
    .click()
  await expect(page.getByText(/is confirmed. We’re emailing them./)).toBeVisible()
})

test('the overview shows its pictures above their tables', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('admin')
  await page.goto('/admin')
  const picture = page.getByRole('region', { name: 'Members by program and year' })
  await expect(picture.getByRole('img')).toBeVisible()
  await expect(picture.getByRole('table')).toBeVisible()
  await expectAccessible()
})
