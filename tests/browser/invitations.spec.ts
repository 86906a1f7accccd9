import { expect, test } from '../support/browser.ts'
import { follow } from '../support/browser-mail.ts'
import { command } from '../support/command-menu.ts'

test('an administrator invites someone, who signs up with that address and is found among the members', async ({
  page,
  signInAs,
  expectAccessible,
}, { project }) => {
  const email = `noor-${project.name}@example.org`
  await signInAs('admin')
  await page.goto('/admin/invitations')
  await expectAccessible()
  await page.getByRole('link', { name: 'New invitation' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please choose a role.'])
  await expect(page.getByLabel('First name')).toHaveValue('Noor')
  await expectAccessible()
  await page.getByRole('checkbox', { name: 'Fellow' }).check()
  await page.getByRole('button', { name: 'Save' }).last().click()
  await expect(page.getByText('Invitation created.')).toBeVisible()
  await page.getByRole('navigation', { name: 'This record' }).getByRole('link', { name: 'Email' }).click()
  await expect(page.getByText('Nothing has been sent yet.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('The invitation is on its way.')).toBeVisible()

  await page.context().clearCookies()
  await follow(page, email, 'Sign up')
  await page.getByLabel('First name').fill('Noor')
  await page.getByLabel('Last name').fill('Haddad')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('two odd words')
  await page.getByLabel('Confirm password').fill('two odd words')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByText('Your account has been created!')).toBeVisible()

  await signInAs('admin')
  await page.goto(`/admin/invitations?search=${email}`)
  await expect(page.getByRole('cell', { name: /Signed up/ })).toBeVisible()
  await page.goto(`/admin/members?search=${email}`)
  await expectAccessible()
  await page.getByRole('link', { name: 'Noor Haddad' }).click()
  await expect(page.getByText('Verify the address')).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'Close account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Close account/)
  await expectAccessible()
})

test('two organizations become one after a page has said what follows', async ({
  page,
  signInAs,
  expectAccessible,
}, { project }) => {
  const names = [`Bell and Sons ${project.name}`, `Bell & Sons ${project.name}`]
  await signInAs('staff')
  for (const name of names) {
    await page.goto('/admin/organizations/new')
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(page.getByText('Organization created.')).toBeVisible()
  }
  await expectAccessible()
  await page.goto(`/admin/organizations?search=Bell+and+Sons+${project.name}`)
  await page.getByRole('link', { name: names[0], exact: true }).click()
  await page.getByRole('link', { name: 'Merge' }).click()
  await page.getByRole('searchbox', { name: 'into' }).fill('Bell')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('link', { name: names[1], exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What follows' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText(`“${names[0]}” is now part of “${names[1]}”.`)).toBeVisible()
})

test('several invitations are sent together, each once', async ({ page, signInAs, expectAccessible }, {
  project,
}) => {
  const emails = ['ines', 'ravi'].map((name) => `${name}-${project.name}@example.org`)
  await signInAs('admin')
  for (const email of emails) {
    await page.goto('/admin/invitations/new')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('First name').fill('Ines')
    await page.getByLabel('Last name').fill('Together')
    await page.getByRole('checkbox', { name: 'Alumni' }).check()
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(page.getByText('Invitation created.')).toBeVisible()
  }
  await page.goto('/admin/invitations?sort=recent')
  for (const email of emails) await page.getByRole('checkbox', { name: `Select ${email}` }).check()
  await command(page, 'Choose an action', 'Send')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send 2 invitations?')
  await expect(page.getByText('We’ll email 2 people a link to sign up, once each.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Email 2 people' }).click()
  await expect(page.getByText('2 invitations emailed.')).toBeVisible()
})
