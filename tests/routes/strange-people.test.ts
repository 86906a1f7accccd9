/** What people are called, show and hide, asked for in roundabout ways. */
import { describe, expect, test } from 'vitest'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, visit } from '../support/app.ts'
import { newMember, send, userOf } from '../support/own-profile.ts'
import { join, person } from '../support/people.ts'

describe('a name of', () => {
  test.each([
    '\u200b',
    '\u200d\u200d',
    '\u180e',
    '\u200e',
    '\ufeff',
    '\u00ad',
    '\ufe0f',
    '\u{e0041}\u{e007f}',
    '\u2800',
    '\u3164',
    '\u034f',
    '\u17b4',
    '\t\n',
  ])('nothing that one can see (%j) is refused wherever a person is named', async (name) => {
    const { cookie } = await newMember()
    expect((await send('/profile/name', cookie, { firstName: name })).status).toBe(400)
    const { page } = await visit('/admin/invitations/new', { as: 'admin' })
    const form = page.form('.admin-form', { firstName: name, lastName: 'Okafor', email: 'seen@example.org' })
    const { status } = await visit(form.action, { as: 'admin', form: form.fields })
    expect([status, await db().invitation.count({ where: { email: 'seen@example.org' } })]).toEqual([400, 0])
  })

  test.each([
    'e\u0301'.repeat(60),
    `Ana${'\u0301'.repeat(200)}`,
    '"><img src=x onerror=alert(1)>',
    '李',
    'ﷺ',
    '👩🏽‍🚀 Ana',
    'Ana\u202eanA',
    "D'Arcy–Née",
  ])('%j is shown as it is, and nothing of it is markup', async (firstName) => {
    const { cookie, id } = await newMember()
    const { status } = await send('/profile/name', cookie, { firstName })
    expect(status).toBe(303)
    const { page } = await visit(`/profile/${id}`, { as: 'alumni' })
    expect(page.find('h1 bdi').text).toContain((await userOf(id)).firstName)
    expect(page.has('h1 img')).toBe(false)
    expect(page.title).toContain((await userOf(id)).firstName)
  })
})

const ONE: [what: string, id: string][] = [
  ['zero', '0'],
  ['less', '-1'],
  ['science', '1e3'],
  ['zeros before', '01'],
  ['a wide digit', '%EF%BC%91'],
  ['too large', '9999999999999'],
  ['just too large', '2147483648'],
  ['a blank behind', '1%20'],
  ['nothing behind', '1%00'],
  ['a point', '1.'],
  ['a fraction', '1.5'],
  ['a sign', '+1'],
  ['hex', '0x1'],
  ['two', '1,2'],
  ['a quote', "1'"],
]
const WITH_ID: [address: (id: string) => string, as: DemoAccount][] = [
  [(id) => `/profile/${id}`, 'alumni'],
  [(id) => `/questions/${id}`, 'alumni'],
  [(id) => `/resources/${id}`, 'fellow'],
  [(id) => `/partner-hub/${id}`, 'alumni'],
  [(id) => `/regional-hub/${id}`, 'alumni'],
  [(id) => `/volunteer/${id}`, 'alumni'],
  [(id) => `/alumni-resources/${id}`, 'alumni'],
  [(id) => `/alumni-business-registry/${id}`, 'alumni'],
  [(id) => `/partner-management/events/${id}`, 'event-manager'],
  [(id) => `/partner-management/my-partners/${id}`, 'event-manager'],
  [(id) => `/partner-management/action-items/${id}/edit`, 'event-manager'],
  [(id) => `/playbooks/${id}`, 'fellow'],
  [(id) => `/admin/tags/${id}`, 'admin'],
  [(id) => `/admin/members/${id}`, 'admin'],
  [(id) => `/admin/history/${id}`, 'admin'],
  [(id) => `/admin/events/${id}/attendees`, 'admin'],
]
test.each(ONE)('no id is %s (%s)', async (_, id) => {
  for (const [address, as] of WITH_ID) {
    const { status } = await fetch(address(id), { as })
    expect([address(id), status]).toEqual([address(id), 404])
  }
})

describe('a link of a profile', () => {
  test.each([
    'javascript:alert(1)',
    'JaVa\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://u:p@example.org',
    'example.org',
    'http://a b',
    'http://[::1',
    'ftp://example.org',
    'https://',
    'vbscript:x',
  ])('that is %j is refused', async (personalWebsite) => {
    const { cookie, id } = await newMember()
    expect((await send('/profile/online-presence', cookie, { personalWebsite })).status).toBe(400)
    const { page } = await visit(`/profile/${id}`, { as: 'alumni' })
    expect(
      page.root
        .querySelectorAll('a')
        .every((it) => !/^(javascript|data|vbscript):/i.test(it.getAttribute('href') ?? '')),
    ).toBe(true)
  })
})

describe('a phone number', () => {
  test.each([
    '+1 (555) 010-0000 ext. 5',
    '٠٣٠ ٥٥٥ ٠١٢٣',
    '1-800-FLOWERS',
    '5'.repeat(60),
    'tel:+15550100000',
    '<b>1</b>',
    'on request',
  ])('such as %j is shown as it was typed, or refused; what dials is a number', async (mobilePhone) => {
    const { cookie, id } = await newMember()
    const { status } = await send('/profile/contact-information/phones', cookie, {
      mobilePhone,
      preferredPhone: 'MOBILE',
      phoneVisible: 'on',
    })
    expect([303, 400]).toContain(status)
    const { page } = await visit(`/profile/${id}`, { as: 'alumni' })
    for (const link of page.root.querySelectorAll('a[href^="tel:"]'))
      expect(link.getAttribute('href')).toMatch(/^tel:\+?\d{3,15}(;ext=\d+)?$/)
    if (status === 303) expect(page.text('main')).toContain(mobilePhone)
  })
})

test('latest members are neither oneself, hidden, unverified nor gone', async () => {
  const unverified = person('Unverifiedia', 'Latest', {
    email: 'latest-1@example.org',
    visibility: 'PUBLIC',
    emailVerifiedAt: null,
  })
  const hidden = person('Hiddenia', 'Latest', { email: 'latest-2@example.org', visibility: 'HIDDEN' })
  const own = person('Ownia', 'Latest', { email: 'latest-3@example.org', visibility: 'PUBLIC' })
  const other = person('Otheria', 'Latest', { email: 'latest-4@example.org', visibility: 'PUBLIC' })
  const [, , me = 0] = await join(unverified, hidden, own, other)
  await db().user.updateMany({
    where: { lastName: 'Latest' },
    data: { profileChangedAt: new Date(), hasVisibleAvatar: true },
  })
  const { page } = await visit('/', { as: me })
  const main = page.text('main')
  expect(main).toContain('Otheria')
  expect(main).not.toMatch(/Unverifiedia|Hiddenia/)
  expect(page.has(`main .person-card a[href="/profile/${me}"]`)).toBe(false)
})

test.each(['staff', '__proto__', '', 'owner', 'PUBLIC', 'public,partner'])(
  'a preview as %j is one that there is',
  async (as) => {
    const { status, page } = await visit(`/profile?as=${encodeURIComponent(as)}`, { as: 'alumni' })
    expect([status, page.texts('h1').length]).toEqual([200, 1])
    expect(emailOf('alumni')).toContain('@')
  },
)
