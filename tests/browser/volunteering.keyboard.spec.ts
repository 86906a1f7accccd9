import { expect, test, untilAlive } from '../support/browser.ts'
import { markWith, pressOn } from '../support/keyboard.ts'

test('one signs up and marks a favorite with keys, which stay where they are', async ({ page, signInAs }) => {
  await signInAs('mba-fellow')
  await page.goto('/volunteer/2')
  await untilAlive(page)
  const signUp = page.getByRole('button', { name: /^Sign up/ })
  await pressOn(page, signUp)
  const withdraw = page.getByRole('button', { name: /^Withdraw/ })
  await expect(withdraw).toBeFocused()
  const favorite = page.getByRole('button', { name: /^Favorite/ })
  await pressOn(page, favorite, 'Space')
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await expect(favorite).toBeFocused()
})

test('a favorite that leaves its list leaves the focus on the title', async ({ page, signInAs }) => {
  await signInAs('monthly-subscriber')
  await page.goto('/volunteer/7')
  await untilAlive(page)
  await markWith(page, page.getByRole('button', { name: /^Favorite/ }), 'Space')
  await expect(page.getByRole('button', { name: /^Favorite/ })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/volunteer?favorites=true')
  await untilAlive(page)
  await pressOn(page, page.getByRole('button', { name: /^Favorite/ }), 'Space')
  await expect(page.getByRole('heading', { name: 'No search results.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
