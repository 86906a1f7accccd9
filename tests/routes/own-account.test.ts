// @one-database: which pages open is decided above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import { Role } from '#app/db/generated/enums.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { newMember, send, userOf } from '../support/own-profile.ts'

const ACCOUNT = [
  '/profile/privacy-and-visibility',
  '/profile/privacy-and-visibility/sharing',
  '/profile/change-password',
  '/profile/devices',
  '/profile/passkeys',
  '/profile/passkeys/add',
  '/profile/second-factor',
  '/profile/second-factor/set-up',
  '/profile/time-zone',
  '/profile/close-account',
  '/profile/my-data/json',
  '/appearance',
  '/help',
]

/** No role, each, every pair and all. */
const combinations = (): Role[][] => {
  const all = Object.values(Role)
  const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]))
  return [[], ...all.map((role) => [role]), ...pairs, all]
}

/** With every current role that they can have, and none. */
const accounts = combinations().flatMap((roles) =>
  [null, ...roles].map((currentRole) => [roles.join(' and ') || 'no role', currentRole, roles] as const),
)

let member: Awaited<ReturnType<typeof newMember>>
beforeEach(async () => {
  member ??= await newMember()
  await db().rateLimit.deleteMany()
})

async function become(roles: readonly Role[], currentRole: Role | null, isOnboarded = true) {
  await db().user.update({
    where: { id: member.id },
    data: { roles: [...roles], currentRole, isOnboarded },
  })
  return { cookie: await signIn(member.id) }
}

describe('the own account', () => {
  test.each(accounts)('of someone with %s, acting as %s, is theirs', async (_, currentRole, roles) => {
    const asking = await become(roles, currentRole)
    for (const address of ACCOUNT) expect((await fetch(address, asking)).status, address).toBe(200)
  })

  test.each(accounts)(
    'of someone with %s, acting as %s, is reached from the menu, and links nowhere that is closed',
    async (_, currentRole, roles) => {
      const asking = await become(roles, currentRole)
      const { page } = await visit('/profile/privacy-and-visibility', asking)
      const links = (where: string) =>
        page.root.querySelectorAll(`${where} a`).flatMap((link) => link.getAttribute('href') ?? [])
      const menu = links('header')
      expect(menu.includes('/profile') || menu.includes('/profile/change-password')).toBe(true)
      const inside = [...menu, ...links('main')].filter((link) => /^\/(?!$)/.test(link))
      for (const link of new Set(inside)) {
        const answer = await fetch(link, asking)
        const to = answer.headers.get('location') ?? link
        expect([link, answer.status < 400 && to.startsWith(link)]).toEqual([link, true])
      }
    },
  )

  test('is theirs before they have answered what is asked first', async () => {
    const asking = await become(['FELLOW'], 'FELLOW', false)
    for (const address of ACCOUNT) expect((await fetch(address, asking)).status, address).toBe(200)
    const { page } = await visit('/onboarding', asking)
    expect(page.has('header a[href="/profile/change-password"]')).toBe(true)
    const privacy = await visit('/profile/privacy-and-visibility', asking)
    expect(privacy.page.has('main a[href="/profile/blocked-members"]')).toBe(false)
  })

  test('has no profile for whoever is an administrator alone', async () => {
    const asking = await become(['ADMIN'], null)
    for (const address of ['/profile', '/profile/contact-information', '/profile/blocked-members']) {
      expect((await fetch(address, asking)).headers.get('location'), address).toBe('/admin')
    }
  })

  test('has a time zone, also without contact information', async () => {
    const asking = await become(['ADMIN'], null)
    await send('/profile/time-zone', asking.cookie, { timeZone: 'Asia/Tokyo' })
    expect((await userOf(member.id)).timeZone).toBe('Asia/Tokyo')
    const { page } = await visit('/profile/devices', asking)
    expect(page.text('main')).toMatch(/GMT\+9|JST/)
  })
})
