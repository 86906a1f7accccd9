import { expect, test } from '../support/browser.ts'

test('a fellow copies the code of an event, and is told where that isn’t possible', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs('fellow')
  await page.goto('/events/1')
  const panel = page.getByRole('region', { name: 'Event code' })
  const copy = panel.getByRole('button', { name: 'Copy the event code' })
  await copy.click()
  await expect(panel.getByRole('status')).toHaveText('Copied')
  const code = await panel.locator('code').textContent()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await copy.click()
  await expect(panel.getByRole('status')).toHaveText('Couldn’t copy. Select the text and copy it yourself.')
})
