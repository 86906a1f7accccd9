import { expect, test } from '../support/browser.ts'

test('questions are answered without a pointer', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/playbooks/onboarding')
  const press = async (key: string, count = 1) => {
    for (let time = 0; time < count; time++) await page.keyboard.press(key)
  }
  const focusIn = async (name: string) => {
    for (let time = 0; time < 60; time++) {
      const text = await page.evaluate(() => {
        const at = document.activeElement as HTMLInputElement | null
        return at?.labels?.[0]?.textContent ?? at?.textContent ?? ''
      })
      if (text === name) return
      await press('Tab')
    }
    throw new Error(`Tab never reached ${name}`)
  }
  await focusIn('Let’s go!')
  await press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: /career search/ })).toBeFocused()
  await press('Tab')
  await press('Space')
  await press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'I’m open to the right opportunity' })).toBeChecked()
  await press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: /career goals/ })).toBeFocused()
  await focusIn('Other')
  await press('Space')
  await press('Tab')
  await page.keyboard.type('Speak at a conference')
  await press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: /industries/ })).toBeFocused()
  await focusIn('Skip for now')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /kinds of work/ })).toBeFocused()
  await focusIn('Back')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /industries/ })).toBeFocused()
  await focusIn('Back')
  await press('Enter')
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('Speak at a conference')
})
