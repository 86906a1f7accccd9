import { describe, expect, test } from 'vitest'
import {
  keepingAdministrator,
  LastAdministratorError,
  makeAdministrator,
} from '#app/domain/accounts/administrators.server.ts'
import { emailOf } from '../prisma/seeds/accounts.ts'
import { db, fetch } from './support/app.ts'
import { importMembers } from './support/member-list.ts'

const named = { firstName: 'Ada', lastName: 'Lovelace' }
const rolesOf = async (email: string) =>
  (await db().user.findUniqueOrThrow({ where: { email }, select: { roles: true } })).roles

describe('the first administrator', () => {
  test('is an account with a link that sets its password', async () => {
    const { kind, link } = await makeAdministrator('ada@example.org', named)
    expect(kind).toBe('created')
    expect(await rolesOf('ada@example.org')).toEqual(['ADMIN'])
    expect((await fetch(new URL(link ?? '').pathname)).status).toBe(200)
  })

  test('may be somebody with an account, who keeps the other roles', async () => {
    expect(await makeAdministrator(emailOf('staff'), named)).toEqual({ kind: 'given', link: null })
    expect(await rolesOf(emailOf('staff'))).toEqual(['STAFF', 'ADMIN'])
    expect(await makeAdministrator(emailOf('staff'), named)).toEqual({ kind: 'already', link: null })
    expect(await rolesOf(emailOf('staff'))).toEqual(['STAFF', 'ADMIN'])
    const entries = await db().changeEntry.findMany({ where: { kind: 'members' }, orderBy: { id: 'asc' } })
    expect(entries.at(-1)).toMatchObject({
      changes: [{ path: 'roles', before: ['STAFF'], after: ['STAFF', 'ADMIN'] }],
    })
    expect(entries.filter(({ recordName }) => recordName !== '')).toEqual([])
  })
})

describe('one administrator who can sign in', () => {
  const takeFrom = (email: string) =>
    db().$transaction((tx) =>
      keepingAdministrator(tx, () => tx.user.update({ where: { email }, data: { roles: ['STAFF'] } })),
    )
  const only = async (...emails: string[]) => {
    await db().$executeRaw`UPDATE "User" SET roles = '{STAFF}' WHERE 'ADMIN' = ANY(roles::text[])`
    await db().user.updateMany({ where: { email: { in: emails } }, data: { roles: ['STAFF', 'ADMIN'] } })
  }

  test('remains when two take the role from each other at once', async () => {
    for (let time = 0; time < 5; time++) {
      await only(emailOf('admin'), emailOf('staff'))
      const outcomes = await Promise.allSettled([takeFrom(emailOf('admin')), takeFrom(emailOf('staff'))])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect(await db().user.count({ where: { roles: { has: 'ADMIN' } } })).toBe(1)
    }
  })

  test('remains, and somebody who was never verified is none', async () => {
    await only(emailOf('admin'), emailOf('unverified'))
    await expect(takeFrom(emailOf('admin'))).rejects.toThrow(LastAdministratorError)
    expect(await rolesOf(emailOf('admin'))).toContain('ADMIN')
  })

  test('remains when a file would take the role away', async () => {
    await only(emailOf('admin'))
    const file = `email,firstName,lastName,roles\n${emailOf('admin')},Desmond,Achebe,Staff`
    const { applied, faults } = await importMembers(file)
    expect([applied, faults.map(({ reason }) => reason)]).toEqual([
      false,
      [new LastAdministratorError().message],
    ])
    expect(await rolesOf(emailOf('admin'))).toContain('ADMIN')
  })
})
