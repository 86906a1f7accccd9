// @one-database: which pages open is decided above the database.
import { beforeEach, describe, expect, test } from 'vitest'
import { Role } from '#app/db/generated/enums.ts'
import { ownPages } from '#app/routes/profile/own/menu.ts'
import { db, fetch, signIn, visit } from '../support/app.ts'
import { newMember, send, userOf } from '../support/own-profile.ts'
import { viewer } from '../support/viewer-kinds.ts'

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

/** Where a guard sends whoever may not open a page. */
const leadsAway = /"\/(auth\/set-role|onboarding|admin|)[?"]/

const ROLES = Object.values(Role)

/** No role; each alone, chosen or not; administrators beside another role; and all at once. */
const accounts: [string, Role | null, Role[]][] = [
  ['no role', null, []],
  ...ROLES.flatMap((role): [string, Role | null, Role[]][] => [
    [role, role, [role]],
    [role, null, [role]],
  ]),
  ...ROLES.filter((role) => role !== 'ADMIN').map((role): [string, Role, Role[]] => [
    `ADMIN and ${role}`,
    role,
    ['ADMIN', role],
  ]),
  ['every role', 'ADMIN', ROLES],
]

/** Every combination, none and all among them. */
const subsets = (roles: Role[]): Role[][] =>
  Array.from({ length: 2 ** roles.length }, (_, bits) => roles.filter((_role, index) => bits & (1 << index)))

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

/** Asked as script asks, which the same guards answer without drawing the page. */
async function opens(asking: { cookie: string }) {
  for (const address of ACCOUNT) {
    const asked = address.includes('my-data') ? address : `${address}.data`
    expect((await fetch(asked, asking)).status, address).toBe(200)
  }
}

describe('the own account', () => {
  test.each(accounts)('of someone with %s, acting as %s, is theirs', async (_, currentRole, roles) => {
    const asking = await become(roles, currentRole)
    await opens(asking)
  })

  test.each(accounts.filter(([who, role]) => role !== null || /no role|ADMIN/.test(who)))(
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
        const asked = /[?#]|\/(json|csv)$/.test(link) ? link : `${link}.data`
        const answer = await fetch(asked, asking)
        expect([link, leadsAway.test(answer.status === 202 ? await answer.text() : '')]).toEqual([
          link,
          false,
        ])
        expect([link, answer.status < 400]).toEqual([link, true])
      }
    },
  )

  test('leads to its pages whatever combination of roles it has', () => {
    for (const roles of subsets(ROLES)) {
      for (const role of [null, ...roles]) {
        const pages = ownPages(viewer({ role, roles })).map(({ to }) => to)
        const hasProfile = role !== null && role !== 'ADMIN' && role !== 'EVENT_MANAGER'
        expect(pages, `${roles} as ${role}`).toEqual(
          expect.arrayContaining(['/profile/privacy-and-visibility', '/profile/change-password']),
        )
        expect(pages.includes('/profile'), `${roles} as ${role}`).toBe(hasProfile)
        expect(pages.includes('/profile/time-zone'), `${roles} as ${role}`).toBe(!hasProfile)
      }
    }
  })

  test('is theirs before they have answered what is asked first', async () => {
    const asking = await become(['FELLOW'], 'FELLOW', false)
    await opens(asking)
    const { page } = await visit('/onboarding', asking)
    expect(page.has('header a[href="/profile/change-password"]')).toBe(true)
    const privacy = await visit('/profile/privacy-and-visibility', asking)
    expect(privacy.page.has('main a[href="/profile/blocked-members"]')).toBe(false)
  })

  test('has no profile for whoever is an administrator alone', async () => {
    const asking = await become(['ADMIN'], 'ADMIN')
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
