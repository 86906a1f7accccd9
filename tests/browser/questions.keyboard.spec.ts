import { expect, test, untilAlive } from '../support/browser.ts'
import { pressOn, typeInto } from '../support/keyboard.ts'

test('a question is answered and an answer thanked for with keys, which stay where they are', async ({
  page,
  signInAs,
}) => {
  await signInAs('single-program')
  await page.goto('/questions?search=salary+negotiation')
  await untilAlive(page)
  await pressOn(page, page.getByRole('link', { name: /^Can anyone recommend a good book/ }))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const kudos = page.getByRole('button', { name: /^Kudos/ }).first()
  await pressOn(page, kudos, 'Space')
  await expect(kudos).toHaveAttribute('aria-pressed', 'true')
  await expect(kudos).toBeFocused()

  const withNote = page.getByRole('link', { name: /^Give kudos with a note/ }).first()
  await pressOn(page, withNote)
  await expect(page.getByRole('dialog', { name: 'Your note' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(withNote).toBeFocused()

  await typeInto(
    page,
    page.getByRole('textbox', { name: 'Your answer' }),
    'Any book by somebody who was paid too little.',
  )
  await pressOn(page, page.getByRole('button', { name: 'Post answer' }))
  await expect(page.getByText('Your answer was posted.')).toBeVisible()
})
