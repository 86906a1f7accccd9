import { expect, test } from '../support/browser.ts'
import { pressOn, typeInto } from '../support/keyboard.ts'

test('someone is invited and emailed by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('admin')
  await page.goto('/admin/invitations')
  await pressOn(page, page.getByRole('link', { name: 'New invitation' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New invitation')
  await typeInto(page, page.getByLabel('Email address'), 'keyed-in@example.org')
  await typeInto(page, page.getByLabel('First name'), 'Kaya')
  await typeInto(page, page.getByLabel('Last name'), 'Keyes')
  await page.keyboard.press('Enter')
  const problem = page.getByRole('alert').getByRole('link', { name: 'Please choose a role.' })
  await expect(problem).toBeVisible()
  await pressOn(page, problem)
  await pressOn(page, page.getByRole('checkbox', { name: 'Alumni' }), 'Space')
  await pressOn(page, page.getByRole('button', { name: 'Save' }).last())
  await expect(page.getByText('Invitation created.')).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: 'Email it' }))
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Send invitation' }))
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()
})
