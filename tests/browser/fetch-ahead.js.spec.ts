import { expect, test } from '../support/browser.ts'

test('a profile is fetched while the pointer rests on its link, and not again when it is opened', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await page.goto('/directory', { waitUntil: 'networkidle' })
  const people = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')
  const title = page.getByRole('heading', { level: 1 })
  // The first one shows how the router asks.
  await people.first().click()
  await expect(page).toHaveURL(/\/profile\/\d+$/)
  await page.goBack()
  await expect(title).toHaveText('Browse the community directory')

  const next = people.nth(1)
  const name = (await next.textContent()) ?? ''
  const address = `${await next.getAttribute('href')}.data`
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === address) asked.push(request.headers().purpose ?? 'shown')
  })
  const ahead = page.waitForResponse((response) => new URL(response.url()).pathname === address)
  await next.hover()
  await ahead
  await next.click()
  await expect(title).toContainText(name.split(' ').at(-1) ?? '')
  expect(asked).toEqual(['prefetch'])
})
