import type { Page } from '@playwright/test'
import { choose, dialogOf, entry } from '../support/affiliation-dialog.ts'
import { expect, test } from '../support/browser.ts'

const isScripted = () => test.info().project.use.javaScriptEnabled !== false
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Save' })

test('a member adds, edits, hides and removes a job at an organization of their own', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const name = `Okafor & Daughters ${test.info().project.name}`
  const dialog = dialogOf(page)
  await signInAs('alumni')
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Add new employment' }).click()
  await expect(dialog.getByRole('heading', { name: 'Add Employment' })).toBeVisible()
  await expectAccessible()

  await save(page).click()
  await expect(dialog.getByRole('alert')).toContainText('Please choose an organization from the list.')
  await expectAccessible()
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible()
  await page.setViewportSize({ width: 1280, height: 800 })

  await choose(page, 'Organization', name, `Add “${name}”`)
  await choose(page, 'Function', 'brand', 'Brand Management')
  await choose(page, 'Industry', 'educ', 'Education')
  await dialog.getByLabel('Kind').selectOption('Full-time')
  await dialog.getByLabel('Title', { exact: true }).fill('Founder')
  await dialog.getByLabel('Country').selectOption('NG')
  if (!isScripted()) await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByLabel('State')).toBeDisabled()
  await dialog.getByLabel('City', { exact: true }).fill('Lagos')
  await dialog.getByLabel('Start date').fill('2021-02-01')
  await dialog.getByLabel('I am currently in this role').check()
  await dialog.getByLabel('People managed or supervised').selectOption('1 to 5')
  await dialog.getByLabel('Managed budget').selectOption('None')
  await save(page).click()
  await expect(page.getByText('Employment added.')).toBeVisible()
  await expect(entry(page, 'Founder')).toContainText('Feb 2021 – Present · Lagos, Nigeria')

  await page.getByRole('link', { name: 'Edit Founder' }).click()
  await expect(dialog.getByLabel('Organization')).toHaveValue(name)
  await dialog.getByLabel('I am currently in this role').uncheck()
  await dialog.getByLabel('End date').fill('2023-03-01')
  await save(page).click()
  await expect(page.getByText('Employment saved.')).toBeVisible()
  await expect(entry(page, 'Founder')).toContainText('Feb 2021 – Mar 2023')

  await page.getByRole('button', { name: 'Hide Founder' }).click()
  await expect(entry(page, 'Founder')).toContainText('Hidden. Only you can see this')
  await expectAccessible()
  await page.getByRole('link', { name: 'Remove Founder' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Employment removed.')).toBeVisible()
  await expect(entry(page, 'Founder')).toHaveCount(0)
})

test('a fellow adds a school with a major and its category', async ({ page, signInAs, expectAccessible }) => {
  const dialog = dialogOf(page)
  const major = test.info().project.name === 'js' ? 'Linguistics' : 'Philosophy'
  await signInAs('fellow')
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Add new education' }).click()
  await choose(page, 'School', 'howard', 'Howard University')
  await dialog.getByLabel('Kind').selectOption('College')
  await expect(dialog.getByLabel('Major category')).toBeDisabled()
  await choose(page, 'Major', major.toLowerCase(), major)
  if (!isScripted()) await dialog.getByRole('button', { name: 'Update' }).click()
  await dialog.getByLabel('Major category').selectOption('Humanities')
  await dialog.getByLabel('GPA').fill('11')
  await dialog.getByLabel('End date').fill('2030-05-20')
  await save(page).click()
  await expect(dialog.getByRole('alert')).toContainText('Please enter a GPA between 0 and 10')
  await expect(dialog.getByLabel('School')).toHaveValue('Howard University')
  await expect(dialog.getByLabel('Major category')).toHaveValue('Humanities')
  await expectAccessible()
  await dialog.getByLabel('GPA').fill('3.9')
  await save(page).click()
  await expect(page.getByText('Education added.')).toBeVisible()
  await expect(entry(page, major).first()).toContainText('Howard University')
})
