import { beforeAll, describe, expect, test } from 'vitest'
import { db, fetch, visit } from '../support/app.ts'
import { changeSettings } from '../support/chargebee/set-up.ts'
import { newCity, newPosting } from '../support/hubs.ts'
import { newPartner } from '../support/partners.ts'

const BOARD = '/careers/job-board'

const board = async (search = '', as: 'alumni' | 'staff' = 'alumni') => {
  const { page, status, response } = await visit(BOARD + search, { as })
  const titles = page.texts('.posting h2').map((it) => it.replace(' (opens in a new tab)', '').trim())
  return { page, status, response, titles }
}

let first: number
let second: number
let city: number
beforeAll(async () => {
  await db().jobPosting.deleteMany()
  first = await newPartner('Ada & Sons')
  second = await newPartner('Zora Works')
  city = await newCity('Canal Town, OK')
})

test('a board without postings says so', async () => {
  const { page, status } = await board()
  expect(status).toBe(200)
  expect(page.text('.empty-state h2')).toBe('No job postings')
  expect(page.texts('.filters legend')).toEqual([])
})

describe('the board of all partners', () => {
  beforeAll(async () => {
    await newPosting(first, { title: 'Analyst', kind: 'Full-time', posted: -3, locationId: city })
    await newPosting(second, { title: 'Intern', kind: 'Internship', posted: -1 })
    await newPosting(second, { title: 'Director', kind: 'Full-time', posted: -2, closes: 0 })
    await newPosting(second, { title: 'Canary closed', kind: 'Canary kind', closes: -1 })
    await newPosting(second, { title: 'Canary draft', kind: 'Canary kind', published: false })
    const former = await newPartner('Canary former')
    await newPosting(former, { title: 'Canary posting', locationId: await newCity('Canary City') })
    await db().organization.update({ where: { id: former }, data: { isPartner: false } })
  })

  test('shows the open ones, the latest first, and nothing of others', async () => {
    const { page, titles, response } = await board()
    expect(titles).toEqual(['Intern', 'Director', 'Analyst'])
    expect(page.text('#count')).toContain('3 job postings')
    const data = await (await fetch(`${BOARD}.data`, { as: 'alumni' })).text()
    expect((await response.text()) + data).not.toContain('Canary')
  })

  test('is narrowed by organization, place and kind', async () => {
    expect((await board(`?organizationIds=${second}`)).titles).toEqual(['Intern', 'Director'])
    expect((await board(`?locationIds=${city}`)).titles).toEqual(['Analyst'])
    expect((await board('?kinds=Full-time')).titles).toEqual(['Director', 'Analyst'])
    expect((await board('?kinds=Full-time&kinds=Internship')).titles).toHaveLength(3)
    const both = await board(`?kinds=Full-time&organizationIds=${second}`)
    expect(both.titles).toEqual(['Director'])
    expect(both.page.text('#count')).toContain('1 of 3 job postings')
    expect(both.page.texts('.chip-removable')).toEqual([
      'Remove filter: Zora Works',
      'Remove filter: Full-time',
    ])
  })

  test('offers what its postings have, and takes no notice of organizations and places that have none', async () => {
    const { page } = await board()
    const offered = (name: string) =>
      page.root
        .querySelectorAll(`input[name=${name}]`)
        .map((input) => (input.closest('label')?.text ?? '').trim())
    expect(offered('organizationIds')).toEqual(['Ada & Sons', 'Zora Works'])
    expect(offered('locationIds')).toEqual(['Canal Town, OK'])
    expect(offered('kinds')).toEqual(['Full-time', 'Internship'])
    expect((await board('?organizationIds=999999&locationIds=999999')).titles).toHaveLength(3)
    const unknown = await board('?kinds=Seasonal')
    expect(unknown.page.text('.empty-state h2')).toBe('No search results.')
  })

  test('has ten on a page', async () => {
    for (let index = 0; index < 8; index++) await newPosting(first, { posted: -9 })
    expect((await board()).titles).toHaveLength(10)
    expect((await board('?page=2')).titles).toHaveLength(1)
    expect((await board('?page=99')).titles).toHaveLength(1)
  })

  test('lets alumni keep what staff only read', async () => {
    expect((await board()).page.has('.posting form')).toBe(true)
    expect((await board('', 'staff')).page.has('.posting form')).toBe(false)
  })
})

describe('whoever doesn’t see postings on the hubs', () => {
  test.each(['fellow', 'self-fellow', 'partner', 'event-manager'] as const)('%s has no board', async (as) => {
    for (const address of [BOARD, '/job-board']) {
      const response = await fetch(address, { as })
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).not.toContain('board')
    }
    const home = await fetch(as === 'event-manager' ? '/partner-management/my-partners' : '/', { as })
    expect(await home.text()).not.toContain('Career Openings')
  })
})

describe('an organization with a job board of its own', () => {
  const JOB_BOARD_URL = 'https://jobs.example.org/'

  test('is led to by the menu, and ours isn’t there', async () => {
    const undo = await changeSettings({ JOB_BOARD_URL })
    try {
      for (const as of ['alumni', 'self-fellow'] as const) {
        const answer = await fetch('/job-board', { as })
        expect(answer.headers.get('location')).toBe(JOB_BOARD_URL)
        expect((await visit('/', { as })).page.has('nav[aria-label="Primary"] a[href="/job-board"]')).toBe(
          true,
        )
      }
      expect((await board()).status).toBe(404)
      const policy = (await fetch('/', { as: 'alumni' })).headers.get('content-security-policy')
      expect(policy).toContain("form-action 'self' https://jobs.example.org")
    } finally {
      await undo()
    }
  })

  test('or has ours, which the menu leads to', async () => {
    const answer = await fetch('/job-board', { as: 'alumni' })
    expect(answer.headers.get('location')).toBe(BOARD)
    expect(
      (await visit('/', { as: 'alumni' })).page.has(`nav[aria-label="Primary"] a[href="${BOARD}"]`),
    ).toBe(true)
  })
})
