import { afterEach, describe, expect, test } from 'vitest'
import { db } from '../support/app.ts'
import { countsOn, pressImport, uploaded } from '../support/imports.ts'

describe('invitations', () => {
  afterEach(() => db().invitation.deleteMany({ where: { email: { endsWith: '@crm.example' } } }))

  test('are made as the form makes them, and nobody is mailed', async () => {
    const mails = await db().outboxEmail.count()
    const { page, address } = await uploaded(
      'invitations',
      [
        'Email address,First name,Last name,Roles',
        'ida@crm.example,Ida,Berg,Fellow; Alumni',
        'IDA@crm.example,Ida,Berg,Fellow',
        'no address,Per,Dahl,Fellow',
        'eva@crm.example,Eva,Holm,Astronaut',
      ].join('\n'),
    )
    expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 3 })
    await pressImport(address)
    expect(await db().invitation.findUniqueOrThrow({ where: { email: 'ida@crm.example' } })).toMatchObject({
      firstName: 'Ida',
      roles: ['FELLOW', 'ALUMNI'],
    })
    expect(await db().outboxEmail.count()).toBe(mails)
  })

  test('staff invite by file whom they may invite by hand', async () => {
    const { page } = await uploaded(
      'invitations',
      'Email,First name,Last name,Roles\nida@crm.example,Ida,Berg,Fellow\neva@crm.example,Eva,Holm,Staff\n',
      { as: 'staff' },
    )
    expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 1 })
  })

  test('are read by what other systems call their columns', async () => {
    const { page } = await uploaded(
      'invitations',
      'E-mail,Given name,Surname,Role\nida@crm.example,Ida,Berg,Fellow\n',
    )
    expect(countsOn(page)).toMatchObject({ New: 1, 'With faults, left out': 0 })
  })
})
