// @one-database: what the page offers is decided above the database.
import { describe, expect, test } from 'vitest'
import { type DemoAccount, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { newMember } from '../support/own-profile.ts'

const menuOf = async (as: DemoAccount, address = '/profile') =>
  (await visit(address, { as })).page.texts('.side-menu a')

describe('the side menu', () => {
  const all = [
    'My Profile',
    'Contact Information',
    'Employment Status',
    'Demographic Information',
    'Privacy and Visibility',
    'Change Password',
  ]
  const withoutCareer = all.filter((page) => !/Employment|Demographic/.test(page))

  test.each([
    ['alumni', all],
    ['fellow', all],
    ['many-roles', all],
    ['hidden', all],
    ['staff', withoutCareer],
    ['partner', withoutCareer],
    ['partner-manager', withoutCareer],
  ] as const)('of %s names the pages that are for them', async (account, pages) => {
    expect(await menuOf(account)).toEqual(pages)
  })

  test('of event managers, who have no profile, names the others', async () => {
    const pages = await menuOf('event-manager', '/profile/privacy-and-visibility')
    expect(pages).toEqual(['Privacy and Visibility', 'Change Password', 'Time zone'])
  })

  test('leads nowhere that is closed to them, and marks the page', async () => {
    for (const as of ['alumni', 'staff', 'partner'] as const) {
      const { page } = await visit('/profile', { as })
      for (const link of page.root.querySelectorAll('.side-menu a'))
        expect((await fetch(link.getAttribute('href') ?? '', { as })).status).toBe(200)
      expect(page.texts('.side-menu [aria-current=page]')).toEqual(['My Profile'])
    }
  })
})

describe('the own profile', () => {
  const edits = (page: Awaited<ReturnType<typeof visit>>['page']) =>
    page.root.querySelectorAll('article a.btn').map((link) => link.getAttribute('href'))

  test('offers to edit every section, each by a link that opens its form', async () => {
    const { page } = await visit('/profile', { as: 'alumni' })
    const links = edits(page)
    expect(links).toEqual(
      expect.arrayContaining([
        '/profile/name',
        '/profile/contact-information',
        '/profile/online-presence',
        '/profile/introduction',
        '/profile/interests',
        '/profile/employment-status',
        '/profile/news/add',
      ]),
    )
    for (const link of links) expect((await fetch(link ?? '', { as: 'alumni' })).status, link).toBe(200)
  })

  test.each(['staff', 'partner'] as const)('of %s has no sections of a career', async (as) => {
    const { page } = await visit('/profile', { as })
    expect(page.texts('section h2')).toEqual(['Introduction', 'Contact details'])
    expect(edits(page)).toEqual(
      as === 'staff'
        ? ['/profile/image', '/profile/introduction', '/profile/contact-information']
        : ['/profile/name', '/profile/image', '/profile/introduction', '/profile/contact-information'],
    )
  })

  test('invites to fill in what is empty, which nobody else is shown', async () => {
    const { id, cookie } = await newMember({ description: null, employmentSearchStatus: null })
    const { page } = await visit('/profile', { cookie })
    expect(page.texts('section h2')).toEqual([
      'Introduction',
      'Contact details',
      'Professional Interests',
      'Employment',
      'Education',
      'In the News',
      'Civic Engagement',
    ])
    expect(page.text('.profile-sections')).toContain('Say in a few sentences who you are')
    expect(page.text('.profile-sections')).toContain('Let members know if you’re looking for work.')
    const others = (await visit(`/profile/${id}`, { as: 'fellow' })).page.texts('section h2')
    expect(others.filter((title) => title !== 'Contact details')).toEqual([])
  })

  test('marks what is hidden: e-mail, phone, articles and the employment status', async () => {
    const { cookie } = await newMember({
      newsMentions: ['One', 'Two', 'Three', 'Four', 'Five'].map((title, index) => ({
        title,
        url: 'https://news.example.org/',
        publicationName: 'The Daily',
        author: 'Nadia Haddad',
        publicationDate: `2025-03-0${9 - index}` as never,
        visible: index !== 1,
      })),
    })
    const { page } = await visit('/profile', { cookie })
    expect(page.texts('.facts .sr-only')).toEqual(
      expect.arrayContaining(['Hidden. Only you can see this', 'Hidden. Only you can see this']),
    )
    expect(page.texts('.timeline-item.is-hidden h3')).toEqual(['Two (opens in a new tab)'])
    expect(page.text('.chip.is-hidden')).toMatch(/· Hidden$/)
    expect(page.texts('details.see-more summary span')).toEqual(['See All', 'See Less'])
    expect(page.texts('details.see-more h3')).toEqual(['Five (opens in a new tab)'])
  })

  test('says the whole address, its country by name', async () => {
    const { cookie } = await newMember({
      contact: { homeStreet: '1 Main Street', homeCity: 'Chicago', homeState: 'IL', homeCountry: 'US' },
    })
    const { page } = await visit('/profile', { cookie })
    expect(page.texts('article .facts li').join()).toContain('1 Main Street, Chicago, IL')
    expect(page.text('article .facts')).toContain('United States')
  })

  test('says a place once, where the address is no more than that', async () => {
    const place = { homeCity: 'Chicago', homeState: 'IL', homeCountry: 'US' }
    const { id, cookie } = await newMember({ contact: { ...place, homeStreet: null, homePostalCode: null } })
    const places = async () => {
      const { page } = await visit('/profile', { cookie })
      return page.texts('article :is(header .meta, .facts li)').filter((fact) => fact.includes('Chicago'))
    }
    expect(await places()).toEqual(['Chicago, IL'])
    await db().user.update({ where: { id }, data: { location: 'Chicago, IL' } })
    expect(await places()).toEqual(['Chicago, IL'])
  })

  test('dials an extension apart from the number', async () => {
    const { cookie } = await newMember({ contact: { mobilePhone: '+1 312 555 0123 x45' } })
    const { page } = await visit('/profile', { cookie })
    expect(page.find('a[href^=tel]').getAttribute('href')).toBe('tel:+13125550123;ext=45')
  })

  test('shown under its own number leads to editing it', async () => {
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    const { page } = await visit(`/profile/${id}`, { as: 'alumni' })
    expect(page.text('a[href="/profile"].btn')).toBe('Edit my profile')
    expect(page.has('a[href="/profile/introduction"]')).toBe(false)
  })
})

describe('the preview', () => {
  const preview = (view: string, cookie: string) => visit(`/profile?view=${view}`, { cookie })

  test('shows what others see, without what the owner can do', async () => {
    const { cookie } = await newMember()
    const { page } = await preview('rising-leader', cookie)
    expect(page.texts('nav[aria-label="See as"] a')).toEqual(['A Rising Leader', 'A partner', 'The public'])
    expect(page.text('nav[aria-label="See as"] [aria-current]')).toBe('A Rising Leader')
    expect(page.has('.side-menu')).toBe(false)
    expect(page.has('article a[href$="/contact/intro"]')).toBe(false)
    expect(page.has('article a[href="/profile/introduction"]')).toBe(false)
    expect(page.text('article')).not.toContain('imani@example.org')
  })

  test('shows a partner the programs that the member shows to partners', async () => {
    const { id: programId, name } = await db().program.findFirstOrThrow()
    const { cookie } = await newMember({
      enrollments: [
        {
          programId,
          startDate: '2020-01-01' as never,
          visibleToAllRisingLeaders: false,
          visibleToAllMltPartners: true,
        },
      ],
    })
    expect((await preview('partner', cookie)).page.texts('ul[aria-label=Programs] li')).toEqual([name])
    expect((await preview('rising-leader', cookie)).page.has('ul[aria-label=Programs]')).toBe(false)
  })

  test('of the public, and of a hidden profile, shows none and says why', async () => {
    const { page } = await preview('public', await signIn('alumni'))
    expect(page.has('main header')).toBe(false)
    expect(page.text('.notice')).toContain('People who aren’t signed in can’t see profiles.')
    const hidden = await preview('partner', await signIn('hidden'))
    expect(hidden.page.has('main header')).toBe(false)
    expect(hidden.page.text('.notice')).toContain('Your profile is hidden')
  })

  test.each(['', 'staff', '__proto__', 'PARTNER'])('as %j is no preview', async (view) => {
    const { status, page } = await preview(view, await signIn('alumni'))
    expect([status, page.has('nav[aria-label="See as"]')]).toEqual([200, false])
  })
})
