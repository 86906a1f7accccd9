// @one-database: it reads pages.
import { expect, test } from 'vitest'
import { visit } from '../support/app.ts'

const GONE: { what: string; address: string; form?: Record<string, string>; status?: number }[] = [
  { what: 'the contact card of nobody', address: '/profile/999999/vcard' },
  { what: 'one’s own data in an unknown format', address: '/profile/my-data/xml' },
  { what: 'an opportunity to sign up for', address: '/volunteer/999999/signup', form: { signedUp: 'true' } },
  { what: 'an opportunity to like', address: '/volunteer/999999/favorite', form: { favorite: 'true' } },
  {
    what: 'a job posting to like',
    address: '/careers/job-postings/999999/prospect',
    form: { favorite: 'true' },
  },
  { what: 'a resource to like', address: '/resources/999999/marks', form: { favorite: 'true' } },
  { what: 'an entry to hide', address: '/profile/jobs/999999/visibility', form: { visible: 'false' } },
  { what: 'a member to act as', address: '/profile/999999/act-as', form: {}, status: 403 },
]

test.each(GONE)('$what: without script a page says so', async ({ address, form, status = 404 }) => {
  const { response, page } = await visit(address, { as: 'alumni', form })
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toContain('text/html')
  expect([page.has('header'), page.has('main a[href="/"]')]).toEqual([true, true])
  expect(page.text('main h1')).toBe(status === 404 ? 'Page not found' : 'You don’t have access to this')
})
