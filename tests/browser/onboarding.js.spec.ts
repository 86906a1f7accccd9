import { expect, test } from '../support/browser.ts'

test('an answer without a tag takes the others back, and they take it back, and a limit is counted', async ({
  page,
  signInAs,
}) => {
  await signInAs('single-program')
  await page.goto('/playbooks/onboarding')
  const choice = (name: string) => page.getByRole('checkbox', { name, exact: true })
  await page.getByRole('button', { name: 'Let’s go!' }).click()
  for (const question of ['Where are you in your career search?', 'What are your career goals?']) {
    await expect(page.getByRole('heading', { name: question })).toBeVisible()
    await page.getByRole('button', { name: 'Skip for now' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Which industries interest you?' })).toBeFocused()

  await choice('Energy').check()
  await choice('Law').check()
  await choice('I’m not sure').check()
  await expect(choice('Energy')).not.toBeChecked()
  await expect(choice('Law')).not.toBeChecked()
  await expect(page.getByText('“I’m not sure” replaced your other answers.')).toBeVisible()
  await choice('Law').check()
  await expect(choice('I’m not sure')).not.toBeChecked()
  await choice('Law').uncheck()
  await expect(page.getByRole('button', { name: 'Skip for now' })).toBeVisible()
  await choice('Law').check()
  await page.getByRole('button', { name: 'OK' }).click()

  await expect(page.getByRole('heading', { name: 'Which kinds of work' })).toBeVisible()
  for (const name of ['Finance', 'Investing', 'Marketing']) await choice(name).check()
  await expect(page.getByText('3 of 3 chosen.')).toBeVisible()
  await choice('Sales').check()
  await expect(page.getByText('Choose up to 3 answers. You’ve chosen 4.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('alert')).toContainText('Please choose up to 3 answers.')
  await choice('Sales').uncheck()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Which roles' })).toBeVisible()
})

test('answers that can’t leave wait for the line, and unsent ones survive a reload', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('google-tec')
  await page.goto('/playbooks/onboarding')
  await page.getByRole('main').getByRole('button').click()
  const radio = page.getByRole('radio', { name: 'I’m happy where I am' })
  await radio.check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('You’re offline.').first()).toBeVisible()
  await expect(radio).toBeChecked()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'What are your career goals?' })).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await page.getByRole('radio', { name: 'I’m open' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'I’m open' })).toBeChecked()
})

test('two windows with the same question don’t overwrite each other', async ({ page, context, signInAs }) => {
  await signInAs('hidden-fellow')
  await page.goto('/playbooks/onboarding')
  await page.getByRole('main').getByRole('button').click()
  await expect(page.getByRole('radio', { name: 'I’m happy where I am' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/playbooks/onboarding/2')
  await other.getByRole('radio', { name: 'I’m open' }).check()
  await other.getByRole('button', { name: 'OK' }).click()
  await expect(other.getByRole('heading', { name: 'What are your career goals?' })).toBeVisible()

  await page.getByRole('radio', { name: 'I’m happy where I am' }).check()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('alert')).toContainText('in another window')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'What are your career goals?' })).toBeVisible()
  await other.goto('/playbooks/onboarding/2')
  await expect(other.getByRole('radio', { name: 'I’m happy where I am' })).toBeChecked()
})
