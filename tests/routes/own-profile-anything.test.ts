// @one-database: whatever is sent is judged before the database is asked.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetch, visit } from '../support/app.ts'
import { FORM, newMember } from '../support/own-profile.ts'

const addresses = [
  '/profile/name',
  '/profile/introduction',
  '/profile/interests',
  '/profile/online-presence',
  '/profile/news/add',
  '/profile/contact-information/emails',
  '/profile/contact-information/phones',
  '/profile/contact-information/addresses',
  '/profile/contact-information/time-zone',
  '/profile/employment-status',
  '/profile/demographic-information',
  '/profile/privacy-and-visibility/sharing',
]

/** Odd values in fields whose other values are right get further than forms that are odd all over. */
test.each(addresses)('%s answers whatever is sent, and the profile still shows', async (address) => {
  const { id, cookie } = await newMember()
  const { page } = await visit(address, { cookie })
  const { fields } = page.form(FORM)
  const names = [...new Set(fields.keys())].filter((name) => name !== 'openedBy')
  const odd = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.string({ unit: 'binary', maxLength: 60 })])),
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(odd, async (values) => {
      const form = new URLSearchParams(fields)
      for (const [name, value] of Object.entries(values)) form.set(name, value ?? '')
      const { status } = await fetch(address, { cookie, form })
      expect([200, 303, 400, 409]).toContain(status)
    }),
    { numRuns: 20 },
  )
  for (const shown of ['/profile', '/profile/contact-information', address])
    expect((await fetch(shown, { cookie })).status).toBe(200)
  expect((await fetch(`/profile/${id}`, { as: 'fellow' })).status).toBe(200)
})
