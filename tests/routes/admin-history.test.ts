import { describe, expect, test } from 'vitest'
import { admin, entriesOf, pathOf, post, sendForm } from '../support/administration.ts'
import { type Asking, db, fetch, signIn, submit, visit } from '../support/app.ts'
import { Page } from '../support/html.ts'
import { linkTo } from '../support/mail.ts'
import { newFellow } from '../support/sessions.ts'

const link = { url: 'https://handbook.example.org/', type: 'OTHER', position: '40' }

async function newLink(label: string, asking: Asking = admin): Promise<number> {
  const response = await sendForm('/admin/links/new', { ...link, label }, undefined, asking)
  return Number(pathOf(response).split('/').at(-1))
}

const historyOf = async (asking: Asking) =>
  (await visit('/admin/history', asking)).page.texts('.admin-page li, .admin-page article').join(' ')

describe('the history', () => {
  test('has nothing that only its owner may know, whatever an administrator does to an account', async () => {
    const email = 'kept.quiet@example.org'
    const id = await newFellow({ email })
    const facts = { householdIncome: 'income-of-kept', race: ['race-of-kept'] }
    await db().user.update({
      where: { id },
      data: {
        passwordHash: 'hash-of-kept',
        privateFacts: { upsert: { create: facts, update: facts } },
      },
    })
    const session = (await signIn(id)).replace('session=', '')
    await post(`/admin/members/${id}/send`, { email: 'RESET' })
    const mailed = await linkTo(email, /reset-password/)
    const address = `/admin/members/${id}`
    const { page } = await visit(address, admin)
    const asked = await submit(page.form('.admin-form', { email: 'kept.elsewhere@example.org' }), admin)
    const confirmed = new Page(await asked.text(), address).form('.admin-form')
    expect((await submit(confirmed, admin)).status).toBe(303)
    const { unsubscribeKey } = await db().user.findUniqueOrThrow({ where: { id } })
    await post(`/admin/members/${id}/sign-out`, {})
    await post(`/admin/members/${id}/close`, { closed: 'true' })
    const entries = await entriesOf('members', id)
    expect(entries.map(({ action }) => action)).toHaveLength(4)
    const secrets = ['hash-of-kept', 'income-of-kept', 'race-of-kept', unsubscribeKey, session]
    const all = JSON.stringify(await db().changeEntry.findMany())
    const token = mailed.split('/').at(-1) as string
    expect([...secrets, token].filter((secret) => all.includes(secret))).toEqual([])
  })

  test('shows staff and event managers what they did themselves, and administrators everything', async () => {
    await newLink('Made by staff', { as: 'staff' })
    await newLink('Made by an administrator')
    const { id } = await db().changeEntry.findFirstOrThrow({
      where: { recordName: 'Made by an administrator' },
    })
    expect(await historyOf(admin)).toContain('Made by staff')
    const own = await historyOf({ as: 'staff' })
    expect(own).toContain('Made by staff')
    expect(own).not.toContain('Made by an administrator')
    expect(await historyOf({ as: 'event-manager' })).not.toContain('Made by')
    for (const as of ['staff', 'event-manager'] as const) {
      expect((await fetch(`/admin/history/${id}`, { as })).status).toBe(404)
    }
  })

  test('keeps what someone did whose account is closed, or gone for good', async () => {
    const leaving = await newFellow({ roles: ['STAFF'], currentRole: 'STAFF' })
    await newLink('Left behind', { as: leaving })
    await post(`/admin/members/${leaving}/close`, { closed: 'true' })
    expect(await historyOf(admin)).toContain('Left behind')
    await db().user.delete({ where: { id: leaving } })
    const entry = await db().changeEntry.findFirstOrThrow({ where: { recordName: 'Left behind' } })
    expect(entry).toMatchObject({ actorId: null, action: 'created' })
    expect((await visit(`/admin/history/${entry.id}`, admin)).page.text('.admin-page')).toContain(
      'Closed account',
    )
  })
})
