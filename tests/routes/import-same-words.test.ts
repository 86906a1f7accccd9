import { afterAll, expect, test } from 'vitest'
import { admin } from '../support/administration.ts'
import { db, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { uploaded } from '../support/imports.ts'

afterAll(async () => {
  await db().fileImport.deleteMany()
})

/**
 * What forms refuse, by the names of their fields, with what a file says for it where that differs. Of time zones files
 * say what to write, since they have no list.
 */
const REFUSED: [kind: string, typed: Record<string, string>, inFile?: Record<string, string>][] = [
  ['links', { label: '', url: 'nowhere', type: 'OTHER', position: '-1' }, { type: 'Other link' }],
  [
    'links',
    { label: 'x'.repeat(300), url: 'javascript:alert(1)', type: 'OTHER', position: '1' },
    { type: 'Other link' },
  ],
  [
    'organizations',
    { name: 'Words & Sons', type: 'COMPANY', website: 'https://a:b@example.org', logoUrl: 'elsewhere' },
    { type: 'Company' },
  ],
  [
    'events',
    {
      name: 'Words Day',
      startDate: '2027-04-16',
      endDate: '2027-04-15',
      startTime: '25:00',
      timezone: 'Europe/Paris',
      rsvpUrl: 'nowhere',
    },
  ],
  ['events', { name: '', startDate: '2027-02-30', endDate: '', timezone: 'Europe/Paris' }],
  [
    'events',
    {
      name: 'Words Night',
      startDate: '2027-03-14',
      endDate: '2027-03-14',
      startTime: '02:30',
      timezone: 'America/New_York',
    },
  ],
  ['tags', { name: '', type: 'INDUSTRY', position: 'first' }, { type: 'Industry' }],
  ['job-postings', { title: '', url: 'nowhere', postedOn: 'yesterday' }],
]

const saidOnForm = (page: Page) => page.texts('.error-summary li').toSorted()

test.each(REFUSED)(
  '%s: a file’s line is refused with the words of the form',
  async (kind, typed, inFile = {}) => {
    const { page } = await visit(`/admin/${kind}/new`, admin)
    const answer = await submit(page.form('.admin-form', typed), admin)
    expect(answer.status).toBe(400)
    const said = saidOnForm(new Page(await answer.text(), `/admin/${kind}/new`))
    expect(said.length).toBeGreaterThan(0)
    const cells = { ...typed, ...inFile }
    const text = Object.values(cells).map((cell) => `"${cell}"`)
    const { page: dryRun } = await uploaded(kind, `${Object.keys(cells).join(',')}\n${text.join(',')}\n`)
    expect(dryRun.texts('[aria-labelledby=faults] tbody tr td:last-child').toSorted()).toEqual(said)
  },
)
