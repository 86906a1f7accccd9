import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

const people = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')

/** Of the directory, after one profile has shown how the router asks. */
async function openDirectory(page: Page) {
  await page.goto('/directory', { waitUntil: 'networkidle' })
  await people(page).first().click()
  await expect(page).toHaveURL(/\/profile\/\d+$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Browse the community directory')
}

/** The path of the person's data, and what it has been asked for so far. */
async function dataOf(page: Page, person: ReturnType<typeof people>) {
  const address = `${await person.getAttribute('href')}.data`
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === address) asked.push(request.headers().purpose ?? 'shown')
  })
  const arrives = () => page.waitForResponse((response) => new URL(response.url()).pathname === address)
  return { asked, arrives }
}

test('a profile is fetched while the pointer rests on its link, and not again when it is opened', async ({
  page,
  signInAs,
}) => {
  await signInAs('alumni')
  await openDirectory(page)
  const next = people(page).nth(1)
  const name = (await next.textContent()) ?? ''
  const { asked, arrives } = await dataOf(page, next)
  const ahead = arrives()
  await next.hover()
  await ahead
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split(' ').at(-1) ?? '')
  expect(asked).toEqual(['prefetch'])
})

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true })

  test('a profile is fetched while a finger rests on its link, and not when it moves the page', async ({
    page,
    signInAs,
  }) => {
    await signInAs('alumni')
    await openDirectory(page)
    const next = people(page).nth(1)
    const { asked, arrives } = await dataOf(page, next)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    const middle = async () => {
      const { x, y, width, height } = (await next.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      return { x: x + width / 2, y: y + height / 2 }
    }

    const { x, y } = await middle()
    // Sent at once: however busy the machine is, the finger hasn't rested before it moves.
    const moves = [20, 40, 60].map((moved) => ({ x, y: y - moved }))
    await Promise.all([touch('touchStart', [{ x, y }]), ...moves.map((at) => touch('touchMove', [at]))])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    // Four times as long as a finger has to rest.
    await page.waitForTimeout(320)
    await touch('touchEnd', [])
    expect(asked).toEqual([])

    const ahead = arrives()
    await touch('touchStart', [await middle()])
    await ahead
    await touch('touchEnd', [])
    expect(asked).toEqual(['prefetch'])
  })
})
