import type { Page } from '@playwright/test'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { expect, test } from '../support/browser.ts'

async function enter(page: Page) {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(emailOf('fellow'))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

for (const width of [320, 1280]) {
  test(`an account is closed, left closed and kept at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    const sticksOut = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await page.setViewportSize({ width, height: 800 })
    await signInAs('fellow')
    await page.goto('/profile/privacy-and-visibility')
    await page.getByRole('link', { name: 'See what we delete and what stays' }).click()
    await expect(heading).toHaveText('Close your account')
    await expect(page.getByRole('link', { name: 'as JSON' })).toBeVisible()
    await expectAccessible()
    expect(await sticksOut()).toBe(0)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Close my account' }).click()
    await expect(page.getByRole('alert')).toContainText('Incorrect password')
    await expectAccessible()
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Close my account' }).click()
    await expect(page.getByText('Your account is closed. We’ll delete it on')).toBeVisible()

    await enter(page)
    await expect(heading).toHaveText('Your account is closed')
    await expectAccessible()
    expect(await sticksOut()).toBe(0)
    await page.getByRole('button', { name: 'Leave it closed' }).click()
    await expect(page.getByText('Your account stays closed.')).toBeVisible()

    await enter(page)
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByText('Your account won’t be deleted.')).toBeVisible()
    await page.goto('/directory')
    await expect(page).toHaveURL(/\/directory$/)
  })
}
