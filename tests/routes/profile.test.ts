import { beforeEach, describe, expect, test } from 'vitest'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { employment, imaniOkafor, join, kofiMensah, martaLindqvist } from '../support/people.ts'

const accountId = async (account: Parameters<typeof emailOf>[0]) =>
  (await db().user.findUniqueOrThrow({ where: { email: emailOf(account) } })).id

describe('the address of a profile', () => {
  test.each(['99999999999', '1e3', '0x1', '-1', '5.0', '٣', '01', 'abc', '1%20', '0', '%00'])(
    '%s is not a member',
    async (id) => {
      for (const address of [`/profile/${id}`, `/profile/${id}.data`]) {
        expect((await fetch(address, { as: 'alumni' })).status).toBe(404)
      }
    },
  )

  test('of nobody keeps the shell and names the request', async () => {
    const { status, page } = await visit('/profile/999999', { as: 'alumni' })
    expect(status).toBe(404)
    expect(page.text('h1')).toBe('Page not found')
    expect(page.has('nav[aria-label=Primary]')).toBe(true)
    expect(page.text('main code')).toMatch(/^[\da-f]{12}$/)
  })
})

describe('a profile', () => {
  test('offers Contact to members who may write, and to nobody else', async () => {
    const [imani, kofi, marta] = await join(imaniOkafor(), kofiMensah(), martaLindqvist())
    const offers = async (id: number | undefined, as: Parameters<typeof signIn>[0]) =>
      (await visit(`/profile/${id}`, { as })).page.has(`a[href="/profile/${id}/contact/intro"]`)
    expect(await offers(imani, 'alumni')).toBe(true)
    expect(await offers(kofi, 'alumni')).toBe(false)
    expect(await offers(marta, 'alumni')).toBe(false)
    expect(await offers(imani, 'partner')).toBe(false)
    expect(await offers(imani, imani ?? 0)).toBe(false)
  })

  test('has its address to be shared', async () => {
    const [id = 0] = await join(imaniOkafor({ email: 'shared@example.org' }))
    const { page } = await visit(`/profile/${id}`, { as: 'alumni' })
    expect(page.find('main header details input').getAttribute('value')).toBe(
      `http://localhost/profile/${id}`,
    )
    expect(page.find('main header details input').hasAttribute('readonly')).toBe(true)
  })

  test('shows four entries of a list and folds the rest', async () => {
    const { id: organizationId } = await db().organization.findFirstOrThrow()
    const person = { ...imaniOkafor(), email: 'five-jobs@example.org' }
    const jobs = [1, 2, 3, 4, 5].map((n) => employment(organizationId, person, { title: `Job number ${n}` }))
    const [id] = await join({ ...person, affiliations: jobs })
    const { page } = await visit(`/profile/${id}`, { as: 'alumni' })
    expect(page.texts('details.see-more summary span')).toEqual(['See All', 'See Less'])
    expect(page.texts('details.see-more h3')).toHaveLength(1)
  })

  test('shows the logos of partners to those who find partners', async () => {
    const known = { name: 'Known Canary', sortKey: 'known canary', searchKey: 'known canary' }
    const { id: partnerId } = await db().organization.create({
      data: { ...known, isPartner: true, logoUrl: '/files/partner-canary' },
    })
    const { id: otherId } = await db().organization.create({
      data: { ...known, name: 'Other Canary', logoUrl: '/files/other-canary' },
    })
    const person = { ...imaniOkafor(), email: 'logos@example.org' }
    const affiliations = [partnerId, otherId].map((id) => employment(id, person, {}))
    const [id] = await join({ ...person, affiliations })
    const logos = async (as: Parameters<typeof signIn>[0]) => {
      const { page } = await visit(`/profile/${id}`, { as })
      return page.root.querySelectorAll('.timeline-item img').map((logo) => logo.getAttribute('src'))
    }
    expect(await logos('alumni')).toEqual(['/files/partner-canary'])
    expect(await logos('google-tec')).toEqual([])
  })

  test('turns names and texts into text, never into markup', async () => {
    const [id] = await join({
      ...imaniOkafor({ description: '<script>alert(1)</script> "quoted" </script>' }),
      email: 'markup@example.org',
      firstName: '<img src=x onerror=alert(1)>',
    })
    const html = await (await fetch(`/profile/${id}`, { as: 'alumni' })).text()
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
  })

  test('links only to plain web addresses', async () => {
    const [id] = await join({
      ...imaniOkafor({
        linkedin: 'javascript:alert(1)',
        personalWebsite: 'https://user:pw@example.org',
        twitter: '@imani',
      }),
      email: 'links@example.org',
    })
    const { page } = await visit(`/profile/${id}`, { as: 'alumni' })
    const links = page.root
      .querySelectorAll('.facts a[target=_blank]')
      .map((link) => link.getAttribute('href'))
    expect(links).toEqual(['https://twitter.com/imani'])
    expect(page.text('.facts')).toContain('LinkedIn: javascript:alert(1)')
  })

  test('shows a photo only where its owner shows it', async () => {
    const photo = '/photos/canary-photo.webp'
    const [hidden, shown] = await join(
      { ...imaniOkafor({ profileImgUrl: photo }), email: 'photo-hidden@example.org' },
      { ...imaniOkafor({ profileImgUrl: photo, hasVisibleAvatar: true }), email: 'photo-shown@example.org' },
    )
    const sees = async (id = 0, as: Parameters<typeof signIn>[0] = 'alumni') =>
      (await (await fetch(`/profile/${id}`, { as })).text()).includes(photo)
    expect([await sees(hidden), await sees(shown), await sees(hidden, hidden)]).toEqual([false, true, true])
  })

  test('takes the same number of queries however much is on it', async () => {
    const bare = await queriesOf(`/profile/${await accountId('partner')}`)
    const full = await queriesOf(`/profile/${await accountId('fellow')}`)
    expect(full).toBe(bare)
    expect(full).toBeLessThanOrEqual(4)
  })
})

/** Statements that the page sends, the session's included. */
async function queriesOf(address: string): Promise<number> {
  const cookie = await signIn('alumni')
  const client = db() as unknown as { $queryRaw: (...args: unknown[]) => unknown }
  const original = client.$queryRaw
  let count = 0
  client.$queryRaw = function (this: unknown, ...args: unknown[]) {
    count++
    return original.apply(this, args)
  }
  try {
    expect((await fetch(address, { cookie })).status).toBe(200)
  } finally {
    client.$queryRaw = original
  }
  return count
}

describe('Privacy and Visibility', () => {
  const address = '/profile/privacy-and-visibility'
  beforeEach(async () => {
    await db().user.update({
      where: { email: emailOf('hidden') },
      data: { visibility: 'HIDDEN', listed: false },
    })
  })
  const listed = async (name: string) =>
    (await visit(`/directory?search=${encodeURIComponent(name)}`, { as: 'alumni' })).page.texts(
      '.person-card h2',
    ).length > 0

  test('shows a hidden member again at once, everywhere, and leads on with a notice', async () => {
    expect(await listed('Samuel Abrams')).toBe(false)
    const cookie = await signIn('hidden')
    const { page } = await visit('/directory', { cookie })
    expect(page.text('main')).toContain('Your profile is hidden')
    const response = await submit(page.form('form.form', { visibility: 'PUBLIC' }), { cookie })
    expect(response.headers.get('location')).toBe('/directory')
    expect(await listed('Samuel Abrams')).toBe(true)
    const notice = (response.headers.get('set-cookie') ?? '').split(';')[0]
    const whole = { cookie: `${cookie}; ${notice}` }
    const ahead = await fetch('/directory', { ...whole, headers: { purpose: 'prefetch' } })
    expect(ahead.headers.get('set-cookie') ?? '', 'fetched ahead').not.toContain('notice')
    const shown = await visit('/directory', whole)
    expect(shown.page.text('.notice')).toContain('Your profile is visible')
    expect(shown.response.headers.get('set-cookie')).toContain('notice=;')
  })

  test('hides the profile at once', async () => {
    const cookie = await signIn('alumni')
    const { page } = await visit(address, { cookie })
    await submit(page.form('form.form', { visibility: 'HIDDEN' }), { cookie })
    const { id } = await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })
    expect((await fetch(`/profile/${id}`, { as: 'fellow' })).status).toBe(404)
    const again = await visit(address, { cookie })
    await submit(again.page.form('form.form', { visibility: 'PUBLIC' }), { cookie })
    expect((await fetch(`/profile/${id}`, { as: 'fellow' })).status).toBe(200)
  })

  test.each([[{}], [{ visibility: '' }], [{ visibility: 'EVERYBODY' }]])(
    'refuses %o beside the field',
    async (fields) => {
      const { status, page } = await visit(address, { as: 'hidden', form: { version: 'HIDDEN', ...fields } })
      expect(status).toBe(400)
      expect(page.text('.error-summary')).toContain('Please choose who can see your profile.')
    },
  )

  test('still leads to the page behind the wall after a refused save', async () => {
    const cookie = await signIn('hidden')
    const wall = await visit('/profile/1', { cookie })
    const { action, fields } = wall.page.form('form.form')
    const refused = await visit(action, { cookie, form: fields })
    expect(refused.status).toBe(400)
    const response = await submit(refused.page.form('form.form', { visibility: 'PRIVATE' }), { cookie })
    expect(response.headers.get('location')).toBe('/profile/1')
  })

  test('does not overwrite what was changed meanwhile', async () => {
    const { status, page } = await visit(address, {
      as: 'hidden',
      form: { version: 'PUBLIC', visibility: 'PRIVATE' },
    })
    expect(status).toBe(409)
    expect(page.text('.error-summary')).toContain('This was changed to Hidden after you opened the page')
    const { visibility } = await db().user.findUniqueOrThrow({ where: { email: emailOf('hidden') } })
    expect(visibility).toBe('HIDDEN')
  })

  test('changes nothing but the visibility, and nobody but oneself', async () => {
    const before = await db().user.findUniqueOrThrow({ where: { email: emailOf('hidden') } })
    await fetch(address, {
      as: 'hidden',
      form: {
        version: 'HIDDEN',
        visibility: 'PRIVATE',
        id: '1',
        roles: 'ADMIN',
        currentRole: 'ADMIN',
        organizationId: '2',
        isOnboarded: 'on',
        emailVerifiedAt: '2020-01-01',
      },
    })
    const after = await db().user.findUniqueOrThrow({ where: { email: emailOf('hidden') } })
    const { visibility, listed, updatedAt, profileChangedAt: _, searchText, searchCurrent, ...rest } = after
    expect(visibility).toBe('PRIVATE')
    expect(before).toMatchObject(rest)
    expect([listed, updatedAt > before.updatedAt, searchText.length > 0, searchCurrent.length > 0]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
})
