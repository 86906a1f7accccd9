// @one-database: what a viewer may not see is left out by conditions that both evaluate alike.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SubscriptionStatus } from '#app/db/generated/enums.ts'
import { type DemoAccount, emailOf } from '../../prisma/seeds/accounts.ts'
import { db, fetch, visit } from '../support/app.ts'
import { cardsAt, markOf } from '../support/resources.ts'
import { endSubscriptions, newCoaching, PAID_FOR, subscribe } from '../support/subscriptions.ts'

let coaching: Awaited<ReturnType<typeof newCoaching>>
let alumniId: number

beforeAll(async () => {
  await db().resource.deleteMany()
  coaching = await newCoaching()
  alumniId = (await db().user.findUniqueOrThrow({ where: { email: emailOf('alumni') } })).id
})

beforeEach(async () => {
  await endSubscriptions()
  await db().resourceMark.deleteMany()
  await db().sectionCompletion.deleteMany()
})

const paywall = (address: string) => `/premium?redirect=${encodeURIComponent(address)}`

/** A page and its data. */
async function bytesOf(address: string, as: DemoAccount) {
  const [path, search] = address.split('?')
  const data = `${path === '/' ? '/_' : path}.data${search ? `?${search}` : ''}`
  const answers = await Promise.all([fetch(address, { as }), fetch(data, { as })])
  return (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
}

describe('premium resources', () => {
  test('stand in the lists of alumni, marked, and without marks of their own until they are paid for', async () => {
    const { page, names } = await cardsAt('/alumni-resources')
    expect(names).toEqual(['Clarity: Six Sessions'])
    expect(page.texts('.resource-card .chip')).toContain('Premium')
    expect(page.has('.resource-card form')).toBe(false)
    await subscribe('alumni')
    const paid = await cardsAt('/alumni-resources')
    expect(paid.page.texts('.resource-card .chip')).toContain('Premium')
    expect(paid.page.has('.resource-card form')).toBe(true)
  })

  test('lead to the paywall, which knows the way back, section and all', async () => {
    for (const address of [coaching.address, `${coaching.address}/${coaching.sectionIds[1]}`]) {
      const answer = await fetch(address, { as: 'alumni' })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, paywall(address)])
    }
  })

  test('lead there from no address at which they are not found once they are paid for', async () => {
    const other = await newCoaching('Another')
    const [section, second] = [coaching.sectionIds[0], other.sectionIds[0]]
    for (const address of [
      `/resources/${coaching.id}`,
      `/mlt-insight/resources/${coaching.id}`,
      `/resources/${coaching.id}/${section}`,
      `${coaching.address}/${second}`,
      `${coaching.address}/2147483647`,
      `${coaching.address}/abc`,
    ]) {
      expect((await fetch(address, { as: 'alumni' })).status, address).toBe(404)
      const form = { done: 'true' }
      expect((await fetch(address, { as: 'alumni', form })).status, `form to ${address}`).toBe(404)
    }
    await db().resource.delete({ where: { id: other.id } })
  })

  test('lead there by a document of its own when script asks', async () => {
    const answer = await fetch(`${coaching.address}.data`, { as: 'alumni' })
    const text = await answer.text()
    expect(text).toContain(paywall(coaching.address))
    expect(text).toContain('reload')
  })

  test('that are drafts, or not there, are not found', async () => {
    const { id } = await newCoaching('A draft')
    await db().resource.update({ where: { id }, data: { published: false } })
    for (const it of [id, 2147483647]) {
      expect((await fetch(`/alumni-resources/${it}`, { as: 'alumni' })).status).toBe(404)
    }
    await db().resource.delete({ where: { id } })
  })

  test.each<SubscriptionStatus>(['FUTURE', 'IN_TRIAL', 'NON_RENEWING', 'PAUSED', 'CANCELLED', 'TRANSFERRED'])(
    'stay closed to somebody whose subscription is %s',
    async (status) => {
      await subscribe('alumni', 'ANNUAL', status)
      expect((await fetch(coaching.address, { as: 'alumni' })).headers.get('location')).toBe(
        paywall(coaching.address),
      )
    },
  )

  test.each(['ANNUAL', 'MONTHLY', 'PIVOT'] as const)('are open to whoever holds %s', async (planId) => {
    await subscribe('alumni', planId)
    const { page, status } = await visit(coaching.address, { as: 'alumni' })
    expect(status).toBe(200)
    expect(page.root.toString()).toContain('secret-section-text')
    expect(page.root.querySelector('a[href="https://video.example.org/paid"]')).not.toBeNull()
  })

  test('are open to staff, who have no subscription', async () => {
    expect((await visit(coaching.address, { as: 'staff' })).page.root.toString()).toContain(
      'secret-section-text',
    )
  })
})

describe('what is paid for', () => {
  test('is in no byte of what alumni are sent before they pay', async () => {
    await db().resourceMark.create({
      data: { userId: alumniId, resourceId: coaching.id, favoritedAt: new Date(), completedAt: new Date() },
    })
    const pages = [
      '/',
      '/alumni-resources',
      coaching.address,
      `${coaching.address}/${coaching.sectionIds[0]}`,
      paywall(coaching.address),
      '/resources',
      '/resources?search=secret-section',
      '/resources?showSpecialItems=true&search=secret',
      '/resources/favorites',
      '/resources/completed',
      `/resources/${coaching.id}`,
      `/mlt-insight/resources/${coaching.id}`,
      '/mlt-insight/resources?search=secret',
      '/mlt-insight/featured',
      '/playbooks/1',
      '/subscriptions',
    ]
    for (const address of pages) {
      const bytes = await bytesOf(address, 'alumni')
      for (const secret of PAID_FOR) expect(bytes.includes(secret), `${secret} in ${address}`).toBe(false)
    }
  })

  test('is found by no search of theirs', async () => {
    for (const list of ['/resources', '/mlt-insight/resources'])
      expect((await cardsAt(`${list}?search=secret-section-text`)).names).toEqual([])
  })

  test('stays listed among favorites once it is closed again, with the way to the paywall', async () => {
    await subscribe('alumni')
    const form = { favorite: 'true' }
    expect((await fetch(`/resources/${coaching.id}/marks`, { as: 'alumni', form })).status).toBe(303)
    await endSubscriptions()
    const { page, names } = await cardsAt('/resources/favorites')
    expect(names).toEqual(['Clarity: Six Sessions'])
    expect(page.has('.resource-card form')).toBe(false)
  })
})

describe('what somebody does with a resource behind the paywall', () => {
  test('is refused: no progress, no marks', async () => {
    const [sectionId] = coaching.sectionIds
    const done = await fetch(`${coaching.address}/${sectionId}`, { as: 'alumni', form: { done: 'true' } })
    expect(done.status).toBe(403)
    for (const marks of ['favorite=true', 'completed=true', 'favorite=true&inPlace=true']) {
      const form = new URLSearchParams(marks)
      const answer = await fetch(`/resources/${coaching.id}/marks`, { as: 'alumni', form })
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('secret')
    }
    expect(await markOf(alumniId, coaching.id)).toBeNull()
    expect(await db().sectionCompletion.count()).toBe(0)
  })

  test('counts once it is paid for', async () => {
    await subscribe('alumni', 'ANNUAL')
    const [sectionId] = coaching.sectionIds
    const done = await fetch(`${coaching.address}/${sectionId}`, { as: 'alumni', form: { done: 'true' } })
    expect(done.status).toBe(303)
    expect(await db().sectionCompletion.count()).toBe(1)
  })
})
