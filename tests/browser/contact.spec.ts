import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from '../support/browser.ts'

const question = 'Is this the first time you are contacting this person?'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

for (const width of [320, 1280]) {
  test(`a first message goes by way of the tips, accessibly at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('alumni')
    await page.goto('/profile/1')
    await page.getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(heading(page, question)).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Yes', exact: true }).click()
    await expect(heading(page, 'Tips for a first message')).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(heading(page, question)).toBeVisible()
    await page.getByRole('link', { name: 'Yes', exact: true }).click()
    await page.getByRole('link', { name: 'Proceed' }).click()

    await page.getByRole('textbox', { name: 'Your message' }).fill('a')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toContainText('Please write a message with at least 2 characters.')
    await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('a')
    await expect(page).toHaveTitle(/^Error: Message Imani Okafor/)
    await expectAccessible()
    await page
      .getByRole('textbox', { name: 'Your message' })
      .fill('May I ask you about your program?\nThank you!')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page).toHaveURL(/\/profile\/1$/)
    await expect(page.getByText('Your message was sent!')).toBeVisible()
  })
}

test('the profile stands behind every step, which says how far one is', async ({ page, signInAs }) => {
  await signInAs('alumni')
  for (const [number, step] of ['intro', 'tips', 'message'].entries()) {
    await page.goto(`/profile/1/contact/${step}`)
    await expect(page.locator('h1')).toHaveText('Imani Okafor')
    await expect(page.getByRole('main').getByText('Marketing Intern').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'Education' })).toBeAttached()
    await expect(page.getByRole('dialog').getByText(`Step ${number + 1} of 3`)).toBeVisible()
  }
})

test('Cancel leads back to the profile', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/profile/1/contact/message')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imani Okafor' })).toBeVisible()
})

test('somebody who can’t be contacted has no form', async ({ page, signInAs, expectAccessible }) => {
  await signInAs('fellow')
  const answer = await page.goto('/profile/1/contact/message')
  expect(answer?.status()).toBe(404)
  await expect(page.getByText('Cannot be contacted right now')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveCount(0)
  await expectAccessible()
})

test('a fellow requests an interview with a text that names the program, and keeps what is typed', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('mba-fellow')
  await page.goto('/profile/6')
  await page.getByRole('link', { name: 'Request Interview' }).click()
  await expect(heading(page, question)).toBeVisible()
  await page.getByRole('link', { name: 'Yes', exact: true }).click()
  await page.getByRole('link', { name: 'Proceed' }).click()
  const text = page.getByRole('textbox', { name: 'Your message' })
  await expect(text).toHaveValue(/I’m a fellow in MBA Prep \d{4} and I’m preparing for interviews/)
  await expectAccessible()
  await untilAlive(page)
  await text.fill('May I ask you for a mock interview next week?')
  if (test.info().project.name === 'js') {
    await page.reload()
    await expect(text).toHaveValue('May I ask you for a mock interview next week?')
  }
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message was sent!')).toBeVisible()
})
