import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const scripted = () => test.info().project.use.javaScriptEnabled !== false
/** One member for each way to run this, so that they don't meet. */
const account = () => (scripted() ? 'self-fellow' : 'single-program')
const dialog = (page: Page) => page.getByRole('dialog')
const save = (page: Page, button = 'Save') =>
  page.getByRole('main').getByRole('button', { name: button, exact: true }).last().click()
const told = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible()

test('the sections of the profile are edited, and mistakes mended', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(account())
  await page.goto('/profile')
  await expectAccessible()

  await page.getByRole('link', { name: 'Edit name' }).click()
  const firstName = await dialog(page).getByLabel('First name').inputValue()
  await dialog(page).getByLabel('First name').fill('R')
  await dialog(page).getByLabel('Middle name').fill('da')
  await save(page)
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Please enter your first name with at least 2 characters.',
  )
  await expect(page).toHaveTitle(/^Error: Edit name/)
  await expectAccessible()
  await dialog(page).getByLabel('First name').fill(firstName)
  await save(page)
  await told(page, 'Your name was saved.')

  await page.getByRole('link', { name: 'Edit introduction' }).click()
  await dialog(page).getByLabel('Introduction').fill('I build bridges.\nAsk me how.')
  await save(page)
  await told(page, 'Ask me how.')

  await page.getByRole('link', { name: 'Edit professional interests' }).click()
  const industry = dialog(page).getByRole('region', { name: 'Industry interests' })
  await industry.getByLabel('Primary').selectOption('Education')
  await industry.getByLabel('Energy').check()
  await expectAccessible()
  await save(page)
  await told(page, 'Your professional interests were saved.')
  await expect(page.getByText('Education · Primary')).toBeVisible()

  await page.getByRole('link', { name: 'Edit online presence' }).click()
  await dialog(page).getByLabel('Twitter').fill('rafael')
  await save(page)
  await expect(dialog(page).getByRole('alert')).toContainText('Please enter a valid Twitter handle.')
  await dialog(page).getByLabel('Twitter').fill('@rafael')
  await save(page)
  await told(page, 'Your online presence was saved.')
})

test('an article is shared, hidden from others and removed', async ({ page, signInAs, expectAccessible }) => {
  await signInAs(account())
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Share a recent News Article' }).click()
  await dialog(page).getByLabel('Article URL').fill('https://news.example.org/bridges')
  await dialog(page).getByLabel('Title').fill('Bridges for everybody')
  await dialog(page).getByLabel('Publication name').fill('The Daily')
  await dialog(page).getByLabel('Author').fill('Nadia Haddad')
  await dialog(page).getByLabel('Publication date').fill('2025-03-14')
  await expectAccessible()
  await save(page, 'Add article')
  await told(page, 'The article was added.')
  await page.getByRole('link', { name: 'Edit Bridges for everybody' }).click()
  await dialog(page).getByLabel('Show this on my profile').uncheck()
  await save(page)
  await told(page, 'The article was saved.')
  await expect(page.getByRole('listitem').filter({ hasText: 'Bridges' })).toContainText(
    'Hidden. Only you can see this',
  )
  await expectAccessible()
  await page.getByRole('link', { name: 'Preview public profile' }).click()
  await expect(page.getByRole('navigation', { name: 'See as' })).toBeVisible()
  await expect(page.getByText('Bridges for everybody')).toHaveCount(0)
  await expectAccessible()
  await page.getByRole('link', { name: 'The public' }).click()
  await told(page, 'People who aren’t signed in can’t see profiles.')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByRole('link', { name: 'Remove Bridges for everybody' }).click()
  await save(page, 'Remove')
  await told(page, 'The article was removed.')
})

test('contact information is edited, and the country enables the state', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(account())
  await page.goto('/profile/contact-information')
  await expectAccessible()

  await page.getByRole('link', { name: 'Edit email addresses' }).click()
  await dialog(page).getByRole('radio', { name: 'Alternate email' }).check()
  await dialog(page).getByRole('textbox', { name: 'Alternate email' }).fill('')
  await save(page)
  await expect(dialog(page).getByRole('alert')).toContainText('Please enter your preferred email.')
  await expectAccessible()
  await dialog(page).getByRole('textbox', { name: 'Alternate email' }).fill('rafael@example.org')
  await dialog(page).getByLabel('Show my preferred email to members').check()
  await save(page)
  await told(page, 'Your email addresses were saved.')

  await page.getByRole('link', { name: 'Edit phone numbers' }).click()
  await dialog(page).getByRole('radio', { name: 'Home phone' }).check()
  await dialog(page).getByRole('textbox', { name: 'Home phone' }).fill('+1 312 555 0123')
  await save(page)
  await told(page, 'Your phone numbers were saved.')

  await page.getByRole('link', { name: 'Edit addresses' }).click()
  const home = dialog(page).getByRole('region', { name: 'Home address' })
  await home.getByLabel('Street').fill('1 Marina')
  await home.getByLabel('City').fill('Lagos')
  await home.getByLabel('Country').selectOption('Nigeria')
  if (scripted()) {
    await expect(home.getByLabel('State')).toBeDisabled()
    await expect(home.getByLabel('State')).toHaveValue('')
    await home.getByLabel('Country').selectOption('United States')
    await expect(home.getByLabel('State')).toHaveValue('')
    await home.getByLabel('Country').selectOption('Nigeria')
  } else {
    await home.getByRole('button', { name: 'Update' }).click()
    await expect(home.getByLabel('State')).toBeDisabled()
  }
  await expectAccessible()
  await save(page)
  await told(page, /^1 Marina, Lagos,.* Nigeria$/)

  await page.getByRole('link', { name: 'Edit time zone' }).click()
  await dialog(page).getByLabel('Time zone').selectOption('America/Chicago')
  await save(page)
  await told(page, 'America/Chicago')
})

test('employment status, demographics and privacy are chosen', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(account())
  await page.goto('/profile/employment-status')
  await page.getByLabel('Employment status', { exact: true }).selectOption('Open to opportunities')
  if (!scripted()) await page.getByRole('button', { name: 'Update' }).click()
  const reason = page.getByLabel('Reason for not seeking employment')
  await expect(reason).toBeDisabled()
  await page.getByLabel('Employment status', { exact: true }).selectOption('Not seeking employment')
  if (!scripted()) await page.getByRole('button', { name: 'Update' }).click()
  await reason.selectOption('Retired')
  await page.getByLabel('Household income').selectOption('Prefer not to say')
  await expectAccessible()
  await save(page)
  await told(page, 'Your employment status was saved.')
  await expect(reason).toHaveValue('Retired')

  await page.getByRole('link', { name: 'Demographic Information' }).click()
  await page.getByLabel('Birthdate').fill('2099-01-01')
  for (const label of ['Ethnicity', 'Marital status', 'Home ownership status', 'Gender'])
    await page.getByLabel(label, { exact: true }).selectOption('Prefer not to say')
  await page.getByRole('group', { name: 'Race' }).getByLabel('Prefer not to say').check()
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Your birthdate must be before today.')
  await expectAccessible()
  await page.getByLabel('Birthdate').fill('1990-01-01')
  await save(page)
  await told(page, 'Your demographic information was saved.')

  await page.getByRole('link', { name: 'Privacy and Visibility' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy and Visibility' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Edit contact and programs' }).click()
  await dialog(page).getByLabel('No one').check()
  await dialog(page).getByLabel('All MLT partners').first().check()
  await expect(dialog(page).getByLabel('My program cohort').first()).toBeDisabled()
  await expectAccessible()
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).last().click()
  await told(page, 'Your choices were saved.')
  await expect(page.getByText('All Rising Leaders, all MLT partners').first()).toBeVisible()
})
