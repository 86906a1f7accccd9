// @one-database: it is about what the billing provider says.
import { beforeEach, describe, expect, test } from 'vitest'
import { emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import { newAlumna, withChargebee } from '../support/chargebee/set-up.ts'

const DAY = 86_400_000
const chargebee = withChargebee()

let wen: number
let id: string
beforeEach(async () => {
  wen = await newAlumna()
  await fetch('/subscription/checkout', { as: wen, form: { planId: 'MONTHLY' } })
  const page = [...chargebee.pages.keys()].at(-1) ?? ''
  id = chargebee.pay(page).id
  await fetch(`/subscription/return?id=${page}`, { as: wen })
  chargebee.calls.length = 0
})

const termEnded = (days: number) =>
  db().subscription.update({ where: { id }, data: { currentTermEnd: new Date(Date.now() - days * DAY) } })
const isOpen = async () => !(await visit('/alumni-resources', { as: wen })).page.has('a[href="/premium"]')
const asked = () => chargebee.calls.filter((call) => call === 'GET /subscriptions').length

describe('an active subscription whose term ended long ago', () => {
  test('is asked about at the provider before it opens anything, and once', async () => {
    await termEnded(4)
    chargebee.change(id, { status: 'cancelled' })
    expect([await isOpen(), await isOpen(), asked()]).toEqual([false, false, 1])
    expect(await db().subscription.findUnique({ where: { id } })).toMatchObject({ status: 'CANCELLED' })
  })

  test('counts where the provider says so, with the term or without a new one', async () => {
    await termEnded(4)
    expect([await isOpen(), await isOpen(), asked()]).toEqual([true, true, 1])
    await db().subscription.update({ where: { id }, data: { askedAt: new Date(Date.now() - 2 * DAY) } })
    chargebee.change(id, { termEnd: Math.floor(Date.now() / 1000) + 86_400 })
    expect([await isOpen(), asked()]).toEqual([true, 2])
    const row = await db().subscription.findUniqueOrThrow({ where: { id } })
    expect(row.currentTermEnd?.getTime()).toBeGreaterThan(Date.now())
  })

  test('counts while the provider doesn’t answer, which keeps nobody waiting twice', async () => {
    await termEnded(4)
    chargebee.fault = { path: 'subscriptions', kind: 500, times: 9 }
    const before = await isOpen()
    const calls = chargebee.calls.length
    expect([before, await isOpen(), chargebee.calls.length]).toEqual([true, true, calls])
  })
})

test.each([2, -20])('one whose term ended %i days ago is believed', async (days) => {
  await termEnded(days)
  expect([await isOpen(), asked()]).toEqual([true, 0])
})

test('whoever comes to the wall after paying late is told that it worked, and led on', async () => {
  const answer = await fetch('/premium?redirect=%2Fplaybooks', { as: wen })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/playbooks'])
  const notice = answer.headers.get('set-cookie')?.split(';')[0]
  const { page } = await visit('/alumni-resources', { cookie: `${await signIn(wen)}; ${notice}` })
  expect(page.text('.notice')).toContain('Your subscription is active.')
})

test('a plan that was chosen as the session ended is offered again, with the way back', async () => {
  const { page } = await visit('/premium?redirect=%2Falumni-resources%2F3', { as: 'many-roles' })
  const annual = page.form('form:has([value=ANNUAL])')
  const login = await submit(annual)
  const kept =
    new URL(login.headers.get('location') ?? '', 'http://localhost').searchParams.get('redirect') ?? ''
  const { page: again, status } = await visit(kept, { as: 'many-roles' })
  expect([status, again.text('h1')]).toEqual([200, 'Continue to checkout'])
  expect(again.text('main')).toContain('You chose Annual')
  await submit(again.form('main form'), { as: 'many-roles' })
  const { id: member } = await db().user.findUniqueOrThrow({ where: { email: emailOf('many-roles') } })
  expect(await db().checkout.findFirst({ where: { userId: member } })).toMatchObject({
    planId: 'ANNUAL',
    returnTo: '/alumni-resources/3',
  })
  for (const as of ['many-roles', wen] as const) {
    const lost = await fetch(as === wen ? kept : '/subscription/checkout?stashed=none', { as })
    expect([lost.status, lost.headers.get('location')]).toEqual([302, '/premium'])
  }
})
