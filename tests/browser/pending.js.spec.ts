import { expect, test } from '../support/browser.ts'

test('rows step back while others are on their way, and a bar shows what takes long', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/directory', { waitUntil: 'networkidle' })
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route(
    ({ pathname }) => pathname === '/directory.data',
    async (route) => {
      await held
      await route.continue()
    },
  )
  const results = page.locator('[aria-busy=true]')
  const bar = page.locator('body > [aria-hidden]:empty')
  await page.getByLabel('Search members').fill('imani')
  await expect(results).toHaveCount(1)
  await expect(results).toHaveCSS('opacity', '0.55')
  await expect(bar).toHaveCount(1)
  goOn()
  await expect(page.getByRole('link', { name: 'Imani Okafor' })).toBeVisible()
  await expect(results).toHaveCount(0)
  await expect(bar).toHaveCount(0)
})
