import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const START = '/playbooks/onboarding'

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

async function finish(page: Page) {
  while (page.url().includes(START)) {
    const before = page.url()
    await page.getByRole('main').getByRole('button').first().click()
    await expect(page).not.toHaveURL(before)
  }
}

for (const width of [320, 1280]) {
  test(`the questions are answered, skipped and changed, accessibly at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('self-fellow')
    await page.goto('/playbooks')
    await page.getByRole('link', { name: 'Add a New Playbook' }).click()
    await expect(title(page, 'A new playbook')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0')
    await expectAccessible()
    await button(page, 'Let’s go!').click()

    await expect(title(page, 'Where are you in your career search?')).toBeVisible()
    await expectAccessible()
    await expect(button(page, 'OK')).toBeHidden()
    await button(page, 'Skip for now').click()

    await expect(title(page, 'What are your career goals?')).toBeVisible()
    await expect(page.getByText('Section 3 of 8 · 25% done')).toBeVisible()
    await choice(page, 'Get promoted').check()
    await expect(button(page, 'Skip for now')).toBeHidden()
    await expect(page.getByLabel('In your own words')).toBeHidden()
    await choice(page, 'Other').check()
    await expectAccessible()
    await button(page, 'OK').click()
    await expect(page.getByRole('alert')).toContainText('Please describe “Other” in your own words.')
    await expect(choice(page, 'Get promoted')).toBeChecked()
    await expectAccessible()
    await page.getByLabel('In your own words').fill('Speak at a conference')
    await button(page, 'OK').click()

    await expect(title(page, 'Which industries interest you?')).toBeVisible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByLabel('In your own words')).toHaveValue('Speak at a conference')
    await choice(page, 'Get promoted').uncheck()
    await button(page, 'OK').click()
    for (const question of [/^Which industries/, /^Which kinds of work/, /^Which roles/]) {
      await expect(title(page, question)).toBeVisible()
      await button(page, 'Skip for now').click()
    }

    await expect(title(page, 'What comes next')).toBeVisible()
    await expectAccessible()
    await button(page, 'OK').click()
    await expect(title(page, 'What can the alumni team do for you?')).toBeVisible()
    await choice(page, 'Find me a coach').check()
    await button(page, 'Let’s go!').click()

    await expect(title(page, /^Playbook from /)).toBeVisible()
    await expect(page.getByText('Your playbook is ready.')).toBeVisible()
    await expect(page.getByText('Speak at a conference')).toBeVisible()
    await expect(page.getByText('Get promoted')).toHaveCount(0)
    await expectAccessible()
    await page.getByRole('link', { name: 'Playbooks', exact: true }).first().click()
    await expect(title(page, 'Playbooks')).toBeVisible()
    await expectAccessible()
  })
}

test('a run that was broken off goes on where it was left, in another browser as well', async ({
  page,
  signInAs: signIn,
  browser,
}) => {
  await signIn('mba-fellow')
  await page.goto(START)
  await button(page, 'Let’s go!').click()
  await button(page, 'Skip for now').click()
  await choice(page, 'Find a mentor').check()
  await button(page, 'OK').click()
  await expect(title(page, 'Which industries interest you?')).toBeVisible()
  await choice(page, 'Energy').check()
  const cookies = await page.context().cookies()
  await page.close()

  const elsewhere = await browser.newContext()
  await elsewhere.addCookies(cookies)
  const other = await elsewhere.newPage()
  await other.goto('/playbooks')
  await other
    .getByRole('link', { name: /^Playbook from / })
    .first()
    .click()
  await expect(title(other, 'Which industries interest you?')).toBeVisible()
  await expect(choice(other, 'Energy')).not.toBeChecked()
  await other.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(choice(other, 'Find a mentor')).toBeChecked()
  await finish(other)
  await expect(other.getByText('Find a mentor')).toBeVisible()
  await elsewhere.close()
})

test('a new fellow is led to the questions from every page, and finds the answers given so far', async ({
  page,
  signInAs,
}) => {
  await signInAs('new-fellow')
  await page.goto('/directory?search=li')
  await expect(page).toHaveURL(/\/onboarding\?redirect=%2Fdirectory%3Fsearch%3Dli$/)
  await page.goto('/onboarding/1')
  await expect(title(page, 'Welcome, Malik')).toBeVisible()
  await button(page, 'Let’s go!').click()
  await expect(title(page, 'Where are you in your career search?')).toBeVisible()
  await page.getByRole('radio', { name: 'I’m happy where I am' }).check()
  await button(page, 'OK').click()
  await expect(title(page, 'What are your career goals?')).toBeVisible()
  await page.goto('/onboarding')
  await expect(title(page, 'What are your career goals?')).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page.getByRole('radio', { name: 'I’m happy where I am' })).toBeChecked()
})
