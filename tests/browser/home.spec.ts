import { expect, test } from '../support/browser.ts'

for (const width of [320, 1280]) {
  test(`home and what it leads to are accessible and fit at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await signInAs('alumni')
    for (const address of ['/', '/events?viewAll=true', '/alumni-resources', '/alumni-resources/4']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible()
      const overflow = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(overflow, address).toBeLessThanOrEqual(0)
    }
  })
}

for (const width of [320, 360, 390]) {
  test(`the words of every shortcut stay inside it at ${width} px`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const account of ['fellow', 'alumni', 'partner'] as const) {
      await signInAs(account)
      await page.goto('/')
      const tiles = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('listitem')
      await expect(tiles.first()).toBeVisible()
      for (const tile of await tiles.all()) {
        const over = await tile.evaluate((element) => element.scrollWidth - element.clientWidth)
        // The link covers the edge of its tile, too.
        expect(over, `${account}: ${await tile.textContent()}`).toBeLessThanOrEqual(1)
        // No word is broken in two.
        const words = (await tile.textContent())?.trim().split(' ').length ?? 0
        const lines = await tile
          .getByRole('link')
          .evaluate((link) => new Set(Array.from(link.getClientRects(), ({ top }) => top)).size)
        expect(lines, `${account}: ${await tile.textContent()}`).toBeLessThanOrEqual(words)
      }
    }
  })
}

test('an alumna finds her way from home to members, events and resources', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Odile Marchand' })).toBeVisible()
  await page.getByRole('link', { name: 'See all members' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse the community directory')
  await page.goBack()

  await page.getByRole('link', { name: 'Explore alumni resources' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alumni Services')
  await page.getByRole('link', { name: 'Negotiating an Offer Without Losing It' }).click()
  const sections = page.getByRole('navigation', { name: 'Sections', exact: true })
  await sections.getByRole('link', { name: /During the call/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'During the call' })).toBeVisible()
  await expect(page.getByRole('link', { name: /The same negotiation, two ways/ })).toHaveAttribute(
    'href',
    'https://video.example.org/negotiation',
  )
  await page.getByRole('link', { name: 'Alumni Services' }).last().click()
  await expect(page).toHaveURL(/\/alumni-resources$/)
})

test('past events are added to the list, and taken away again', async ({ page, signInAs }) => {
  await signInAs('alumni')
  await page.goto('/')
  await page.getByRole('link', { name: 'See all events' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upcoming Events')
  const scripted = test.info().project.use.javaScriptEnabled !== false
  const toggle = async () => {
    await page.getByLabel('View All').click()
    if (!scripted) await page.getByRole('button', { name: 'Apply' }).click()
  }
  const upcoming = (await page.locator('#count').textContent()) ?? ''
  await toggle()
  await expect(page).toHaveURL(/viewAll=true/)
  await expect(page.locator('#count').first()).not.toHaveText(upcoming)
  const counts = [upcoming, await page.locator('#count').first().textContent()].map((text) =>
    Number.parseInt(text ?? '', 10),
  )
  expect(counts[1]).toBeGreaterThan(counts[0] ?? 0)
  await toggle()
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === '/events' && !searchParams.has('viewAll'),
  )
  await expect(page.locator('#count').first()).toHaveText(upcoming)
})

test('a fellow with a hidden profile meets nobody, and is led to showing it', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('hidden-fellow')
  await page.goto('/')
  await expect(page.locator('ul[aria-hidden] > li')).toHaveCount(3)
  await expectAccessible()
  await page.getByRole('link', { name: 'Unhide profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy and Visibility' })).toBeVisible()
})

for (const account of ['partner', 'google-tec', 'staff', 'fellow'] as const) {
  test(`home is accessible to ${account}`, async ({ page, signInAs, expectAccessible }) => {
    await signInAs(account)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Connect to Your Community' })).toBeVisible()
    await expectAccessible()
  })
}
