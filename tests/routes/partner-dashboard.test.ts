import { describe, expect, test, vi } from 'vitest'
import { db, fetch, signIn, submit, visit } from '../support/app.ts'
import {
  ask,
  invite,
  newEvent,
  newManager,
  newPartner,
  newRepresentative,
  partnerAtEvent,
} from '../support/partners.ts'
import { statementsOf } from '../support/statements.ts'

const address = (organizationId: number | string) => `/partner-dashboard/${organizationId}`
const section = (title: string) => `section:has(> h2#${title})`

describe('the dashboard', () => {
  test('leads a partner to that of their own organization', async () => {
    const own = await newPartner()
    const rep = await newRepresentative(own)
    for (const asked of ['/partner-dashboard', address(await newPartner()), address(999_999)]) {
      const answer = await fetch(asked, { as: rep })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, address(own)])
    }
    expect((await fetch(address(own), { as: rep })).status).toBe(200)
  })

  test('is open to partner managers for the partners that they manage and for their own', async () => {
    const managed = await newPartner()
    const manager = await newManager(managed)
    const { organizationId: own } = await db().user.findUniqueOrThrow({ where: { id: manager } })
    expect((await fetch(address(managed), { as: manager })).status).toBe(200)
    expect((await fetch(address(own ?? 0), { as: manager })).status).toBe(200)
    expect((await fetch('/partner-dashboard', { as: manager })).headers.get('location')).toBe(
      address(own ?? 0),
    )
    for (const other of [await newPartner(), 999_999]) {
      const answer = await fetch(address(other), { as: manager })
      expect([answer.status, answer.headers.get('location')]).toEqual([302, address(own ?? 0)])
    }
  })

  test('is open to event managers for every partner, of which they choose one first', async () => {
    expect((await fetch(address(await newPartner()), { as: 'event-manager' })).status).toBe(200)
    expect((await fetch('/partner-dashboard', { as: 'event-manager' })).headers.get('location')).toBe(
      '/partner-management/my-partners',
    )
    const { id } = await db().organization.create({
      data: { name: 'No Partner', sortKey: 'no partner', searchKey: 'no partner' },
    })
    expect((await fetch(address(id), { as: 'event-manager' })).status).toBe(404)
  })

  test.each(['abc', '0', '-1', '1e3', '99999999999', '%D9%A3'])('is not there for %s', async (id) => {
    expect((await fetch(address(id), { as: 'partner' })).status).toBe(404)
    expect((await fetch(`${address(id)}.data`, { as: 'event-manager' })).status).toBe(404)
  })

  test('says what there isn’t', async () => {
    const own = await newPartner()
    const { page } = await visit(address(own), { as: await newRepresentative(own) })
    expect(page.texts('.none')).toEqual([
      'You have no open action items',
      'No events',
      'No upcoming events',
      'No past events',
    ])
  })

  test('shows each event where its status puts it, and none that isn’t published or of others', async () => {
    const own = await newPartner()
    const names = { LIVE: 'Now', PENDING: 'Later', COMPLETE: 'Before' } as const
    for (const [status, name] of Object.entries(names)) {
      await invite(own, await newEvent({ name, status: status as keyof typeof names }))
    }
    await invite(own, await newEvent({ name: 'Draft', published: false }))
    await partnerAtEvent({ name: 'Of somebody else' })
    const { page } = await visit(address(own), { as: await newRepresentative(own) })
    const columns = page.root
      .querySelectorAll('section:has(.card-link)')
      .map((it) => [it.querySelector('h2')?.text, ...it.querySelectorAll('h3').map((name) => name.text)])
    expect(columns).toEqual([
      ['Current Events', 'Now'],
      ['Upcoming Events', 'Later'],
      ['Past Events', 'Before'],
    ])
    expect(page.root.text).not.toContain('Draft')
    expect(page.root.text).not.toContain('Of somebody else')
  })
})

describe('the open action items', () => {
  test('stand in the order of their due dates, without those that are complete', async () => {
    const { organizationId, rep, participantId } = await partnerAtEvent()
    await ask(participantId, { name: 'Third', due: 9 })
    await ask(participantId, { name: 'First', due: -2, starts: -9 })
    await ask(participantId, { name: 'Done', due: 1, completed: true })
    await ask(participantId, { name: 'Second', due: 0 })
    const { page } = await visit(address(organizationId), { as: rep })
    expect(page.texts(`${section('open-items')} h3`)).toEqual(['First', 'Second', 'Third'])
    expect(page.texts(`${section('open-items')} .chip`)).toEqual(['Overdue', 'To do', 'To do'])
  })

  test('are a hundred at most', async () => {
    const { organizationId, rep, participantId } = await partnerAtEvent()
    for (let count = 0; count < 101; count++) await ask(participantId, { name: `Item ${count}` })
    const { page } = await visit(address(organizationId), { as: rep })
    expect(page.texts(`${section('open-items')} h3`).length).toBe(100)
  })

  test('lead to the dialog that completes them, and then are gone', async () => {
    const { organizationId, rep, participantId } = await partnerAtEvent()
    const id = await ask(participantId, { name: 'Book your hotel rooms' })
    const { page } = await visit(address(organizationId), { as: rep })
    const link = page.find(`${section('open-items')} a`).getAttribute('href') ?? ''
    expect(link).toBe(`/action-items/${id}/complete?redirect=${encodeURIComponent(address(organizationId))}`)
    const dialog = await visit(link, { as: rep })
    const done = await submit(dialog.page.form('dialog form'), { as: rep })
    expect([done.status, done.headers.get('location')]).toEqual([303, address(organizationId)])
    const after = await visit(address(organizationId), { as: rep })
    expect(after.page.text(`${section('open-items')} .none`)).toBe('You have no open action items')
  })

  test('name nobody who hides', async () => {
    const { organizationId, rep, participantId } = await partnerAtEvent()
    const hiding = await newRepresentative(organizationId, { lastName: 'Canary', visibility: 'HIDDEN' })
    await ask(participantId, { assigneeId: hiding })
    for (const path of [address(organizationId), `${address(organizationId)}.data`]) {
      expect(await (await fetch(path, { as: rep })).text()).not.toContain('Canary')
    }
  })

  test('that could not be read are said to be so, with a way to try again', async () => {
    const { organizationId, rep, participantId } = await partnerAtEvent()
    await ask(participantId)
    const cookie = await signIn(rep)
    const query = db().$queryRaw.bind(db())
    const spy = vi.spyOn(db(), '$queryRaw').mockImplementation(((...args: Parameters<typeof query>) => {
      if (String(args[0]).includes('"ActionItem"')) throw new Error('no answer')
      return query(...args)
    }) as typeof query)
    const { status, page } = await visit(address(organizationId), { cookie })
    spy.mockRestore()
    expect(status).toBe(200)
    expect(page.text('.notice')).toContain('We couldn’t load this list.')
    expect(page.find('.notice a').getAttribute('href')).toBe(address(organizationId))
    expect(page.root.text).not.toContain('You have no open action items')
  })
})

test('takes as few queries for much as for nothing', async () => {
  const empty = await newPartner()
  const { organizationId, participantId } = await partnerAtEvent()
  for (let count = 0; count < 12; count++) {
    await ask(participantId)
    await invite(organizationId, await newEvent())
  }
  const queriesOf = async (id: number) => {
    const cookie = await signIn('event-manager')
    await fetch(address(id), { cookie })
    return statementsOf(() => fetch(address(id), { cookie }))
  }
  const few = await queriesOf(empty)
  expect(await queriesOf(organizationId)).toBe(few)
  expect(few).toBeLessThanOrEqual(5)
})
