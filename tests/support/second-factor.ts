/** An authenticator app. */
import { newKey } from '#app/domain/second-factor/codes.server.ts'
import { seal } from '#app/domain/second-factor/sealed.server.ts'
import type { DemoAccount } from '../../prisma/seeds/accounts.ts'
import { demoPassword, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, signIn, submit, visit } from './app.ts'
import { codeOf } from './totp.ts'

const PAGE = '/profile/second-factor'

/** A code that is wrong now, and for a while. */
export function wrongCodeOf(key: string): string {
  const near = [-2, -1, 0, 1, 2].map((later) => codeOf(key, later))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  )
}

/** As if the last code had been typed long ago: tests don't wait for the next one. */
export async function forgetLastCode(account: DemoAccount): Promise<void> {
  await db().secondFactor.updateMany({
    where: { user: { email: emailOf(account) } },
    data: { lastStep: 0 },
  })
}

/** Begins to set one up as the screens let. Returns the key that the page shows. */
export async function beginSetUp(cookie: string): Promise<string> {
  const { page } = await visit(`${PAGE}/set-up`, { cookie })
  await submit(page.form('main form', { currentPassword: demoPassword }), { cookie })
  return keyOn((await visit(`${PAGE}/confirm`, { cookie })).page)
}

const keyOn = (page: { text: (selector: string) => string }) => page.text('main code').replaceAll(/\s/g, '')

/** Sets one up. Returns the key, the recovery codes and the cookie of the session. */
export async function setUp(account: DemoAccount) {
  const cookie = await signIn(account)
  const key = await beginSetUp(cookie)
  const { page } = await visit(`${PAGE}/confirm`, { cookie, form: { code: codeOf(key) } })
  await forgetLastCode(account)
  return { cookie, key, codes: page.texts('main li code') }
}

/** Gives one to a member who may have no password. Returns its key. */
export async function withSecondFactor(userId: number): Promise<string> {
  const key = newKey()
  await db().secondFactor.create({
    data: { userId, secret: seal(key), confirmedAt: new Date(), recoveryCodes: [] },
  })
  return key
}

/** Signs in by the form with the password. Returns where it leads, and the cookies from then on. */
export async function withPassword(account: DemoAccount, redirect = '') {
  const form = { email: emailOf(account), password: demoPassword }
  const { response } = await visit(`/auth/login${redirect && `?redirect=${redirect}`}`, { form })
  return { to: response.headers.get('location') ?? '', cookie: cookiesOf(response) }
}

export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')
