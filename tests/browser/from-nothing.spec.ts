import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { follow } from '../support/browser-mail.ts'
import { choose, labelled } from '../support/choosing.ts'
import { ADMINISTRATOR, EmptyServer } from '../support/empty-server.ts'

const server = new EmptyServer()
let origin = ''
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  origin = await server.start({ APP_ENV: 'development' })
})
test.afterAll(() => server.stop())
test.use({ baseURL: async ({ browserName: _ }, use) => use(origin) })

const PASSWORD = 'two odd words'
const amara = { email: 'amara@example.org', firstName: 'Amara', lastName: 'Nwosu', role: 'Fellow' }
const wen = { email: 'wen@example.org', firstName: 'Wen', lastName: 'Li', role: 'Alumni' }
const sofia = { email: 'sofia@example.org', firstName: 'Sofía', lastName: 'Reyes', role: 'Partner' }
const people = [amara, wen, sofia]
const PARTNER = 'Harbor Bank'
const PLACE = 'Tromsø, Norway'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(labelled(name))
const inMonths = (months: number, days = 0) => {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() + months, 10 + days)
  return day.toISOString().slice(0, 10)
}

async function signIn(page: Page, email: string) {
  await page.context().clearCookies()
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await field(page, 'Password').fill(PASSWORD)
  await button(page, 'Sign In').click()
  await expect(page).not.toHaveURL(/\/auth\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** From the overview, as someone who was never here. */
async function startNew(page: Page, kind: string, one: string) {
  await page.goto('/')
  await page.getByRole('heading', { name: kind, exact: true }).getByRole('link').click()
  await page.getByRole('link', { name: `New ${one}` }).click()
}

async function save(page: Page, outcome: string) {
  await button(page, 'Save').last().click()
  await expect(page.getByText(outcome)).toBeVisible()
}

async function publish(page: Page, outcome: string) {
  await button(page, 'Publish').last().click()
  await expect(page.getByText(outcome)).toBeVisible()
}

/** Everything that these links lead to says what will be there, while nothing is. */
async function visitAll(page: Page, links: string) {
  const all = await page.locator(links).evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  const own = [...new Set(all)].filter((address) => address?.startsWith('/'))
  expect(own.length).toBeGreaterThan(1)
  const isScripted = test.info().project.use.javaScriptEnabled !== false
  for (const address of own.map(String)) {
    if (!isScripted) {
      // What it says without script is what the server sends.
      const answer = await page.request.get(address)
      expect([answer.status(), await answer.text()], address).toEqual([200, expect.stringMatching(/<h1\b/)])
      continue
    }
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
  }
}

async function writeSection(page: Page, text: string) {
  await button(page, 'Add a section').click()
  await button(page, 'Add an element').click()
  await page.getByRole('group', { name: 'Element 1' }).getByLabel('Type').selectOption('Text')
  await field(page, 'Text').fill(text)
}

test('the administrator sets a password and finds nothing but the administration', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(server.welcome)
  await field(page, 'Password').fill(PASSWORD)
  await field(page, 'Confirm password').fill(PASSWORD)
  await button(page, 'Set password').click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await signIn(page, ADMINISTRATOR)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible()
  await expectAccessible()
  await visitAll(page, 'nav[aria-label="Administration"] a')
})

test('a program, a partner and three members come first', async ({ page }) => {
  await signIn(page, ADMINISTRATOR)
  await startNew(page, 'Program types', 'program type')
  await field(page, 'Name').fill('Career Prep')
  await save(page, 'Program type created.')
  await startNew(page, 'Programs', 'program')
  await field(page, 'Name').fill('Career Prep 2026')
  await page.getByLabel('Program type').selectOption('Career Prep')
  await field(page, 'Year').fill('2026')
  await save(page, 'Program created.')

  await startNew(page, 'Organizations', 'organization')
  await field(page, 'Name').fill(PARTNER)
  await page.getByRole('checkbox', { name: 'It’s a partner' }).check()
  await save(page, 'Organization created.')

  for (const { email, firstName, lastName, role } of people) {
    await startNew(page, 'Invitations', 'invitation')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Last name').fill(lastName)
    await page.getByRole('checkbox', { name: role, exact: true }).check()
    if (role === 'Partner') await choose(page, 'Organization', 'harb', PARTNER)
    if (role === 'Fellow') {
      await button(page, 'Add an enrollment').click()
      await field(page, 'Program').selectOption('Career Prep 2026')
      await page.getByLabel('First day').fill(inMonths(-2))
    }
    await save(page, 'Invitation created.')
    await page.getByRole('navigation', { name: 'This record' }).getByRole('link', { name: 'Email' }).click()
    await button(page, 'Send invitation').click()
    await expect(page.getByText('The invitation is on its way.')).toBeVisible()
  }
})

for (const { email, firstName, lastName, role } of people) {
  test(`${firstName} signs up by the invitation, and is at home as ${role}`, async ({ page }) => {
    await follow(page, email, 'Sign up')
    await page.getByLabel('First name').fill(firstName)
    await page.getByLabel('Last name').fill(lastName)
    await page.getByLabel('Email').fill(email)
    await field(page, 'Password').fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
    await button(page, 'Sign Up').click()
    await expect(page.getByText('Your account has been created!')).toBeVisible()
    await follow(page, email, 'Verify my email address')
    await button(page, 'Verify my email address').click()
    await expect(page.getByText('Your email address is verified.')).toBeVisible()
    await signIn(page, email)
    while (page.url().includes('/onboarding')) {
      const before = page.url()
      await page.getByRole('main').getByRole('button').first().click()
      await expect(page).not.toHaveURL(before)
    }
    await expect(page).toHaveURL('/')
    await visitAll(page, 'header a, main a')
  })
}

test('everything that members will see is made on the screens alone', async ({ page }) => {
  await signIn(page, ADMINISTRATOR)
  await startNew(page, 'Events', 'event')
  await field(page, 'Name').first().fill('Spring Gathering')
  await page.getByLabel('First day').fill(inMonths(2))
  await page.getByLabel('Last day').fill(inMonths(2, 1))
  await field(page, 'Program').selectOption('Career Prep 2026')
  await page.getByRole('checkbox', { name: 'It’s for the fellows of its program' }).check()
  for (const [number, name] of [
    [1, 'Welcome'],
    [2, 'Workshop'],
  ] as const) {
    await button(page, 'Add a session').click()
    const session = page.getByRole('group', { name: `Session ${number}` })
    await session.getByLabel('Name').first().fill(name)
    await session.getByLabel('Day').fill(inMonths(2, number - 1))
    await session.getByLabel('Starts at').fill('09:00')
  }
  await publish(page, 'Event created and published.')
  await page.getByRole('navigation', { name: 'This record' }).getByRole('link', { name: 'Attendees' }).click()
  await page.getByRole('link', { name: 'Add attendees' }).click()
  await page.getByRole('checkbox', { name: 'Select Amara Nwosu' }).check()
  await button(page, 'Add').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add 1 fellow?')
  await button(page, 'Add').click()
  await expect(page.getByText('1 fellow added.')).toBeVisible()

  await startNew(page, 'Announcements', 'announcement')
  await page.getByLabel('Title').fill('Doors open')
  await writeSection(page, 'We’re **glad** you’re here.')
  await publish(page, 'Announcement created and published.')
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  await button(page, 'Email 3 members').click()
  await expect(page.getByText('It’s on its way to 3 members.')).toBeVisible()

  await startNew(page, 'Resources', 'resource')
  await field(page, 'Name').fill('How to start')
  await writeSection(page, 'Read this first.')
  await publish(page, 'Resource created and published.')

  await startNew(page, 'Places', 'place')
  await field(page, 'Name').fill(PLACE)
  await save(page, 'Place created.')
  await startNew(page, 'Regional hubs', 'regional hub')
  await field(page, 'Name').fill('Tromsø Chapter')
  await button(page, 'Add a place').click()
  await choose(page, 'Place', 'troms', PLACE)
  await publish(page, 'Regional hub created and published.')

  await startNew(page, 'Job postings', 'job posting')
  await choose(page, 'Partner', 'harb', PARTNER)
  await field(page, 'Title').fill('Analyst')
  await choose(page, 'Place', 'troms', PLACE)
  await page.getByLabel('Where to apply').fill('https://harbor.example.org/analyst')
  await page.getByLabel('Posted on').fill(inMonths(0))
  await publish(page, 'Job posting created and published.')

  await startNew(page, 'Volunteering', 'opportunity')
  await field(page, 'Type').selectOption({ index: 1 })
  await field(page, 'Name').fill('Read résumés')
  await page.getByLabel('Description').fill('An hour a month.')
  await page.getByRole('checkbox', { name: 'Category: Community' }).check()
  await publish(page, 'Opportunity created and published.')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'What needs attention' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0)
})

test('the fellow finds the event, the announcement with its email, and the resource', async ({
  page,
  expectAccessible,
}) => {
  await signIn(page, amara.email)
  await expect(page.getByRole('link', { name: 'Doors open' }).first()).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: /details.*Spring Gathering/i }).click()
  await expect(page.getByRole('link', { name: 'Welcome' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').nth(1).click()
  await expect(page.getByRole('link', { name: 'Workshop' })).toBeVisible()
  await page.goto('/resources')
  await page.getByRole('link', { name: 'How to start' }).first().click()
  await expect(page.getByText('Read this first.')).toBeVisible()
  await follow(page, amara.email, 'Read it on MLT Community')
  await expect(page.getByText('We’re glad you’re here.')).toBeVisible()
})

test('the alumnus finds the hub, the job posting and the opportunity', async ({ page, expectAccessible }) => {
  await signIn(page, wen.email)
  await expectAccessible()
  await page.goto('/regional-hub')
  await page.getByRole('link', { name: 'Tromsø Chapter' }).first().click()
  await expect(page.getByText('Analyst').first()).toBeVisible()
  await page.goto('/partner-hub')
  await page.getByRole('link', { name: PARTNER }).first().click()
  await expect(page.getByText('Analyst').first()).toBeVisible()
  await page.goto('/volunteer')
  await expect(page.getByText('Read résumés').first()).toBeVisible()
})

test('the partner finds the announcement', async ({ page, expectAccessible }) => {
  await signIn(page, sofia.email)
  await expectAccessible()
  await page.goto('/announcements')
  await expect(page.getByRole('link', { name: 'Doors open' }).first()).toBeVisible()
})
