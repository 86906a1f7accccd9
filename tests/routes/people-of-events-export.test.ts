// @one-database: it is about files.
import { expect, test } from 'vitest'
import { lastEntry } from '../support/administration.ts'
import { type Asking, db, fetch, visit } from '../support/app.ts'
import { newEvent, newPartner } from '../support/partners.ts'
import { attend, fellowEvent, newFellows, sessionOn } from '../support/sessions.ts'
import { contentOf } from '../support/workbook.ts'

const lines = async (address: string, asking: Asking) =>
  (await (await fetch(address, asking)).text())
    .replace(/^\uFEFF/, '')
    .trim()
    .split('\r\n')

test('attendees are exported as the list is filtered, with their sessions', async () => {
  const eventId = await fellowEvent()
  const [one = 0, other = 0] = [
    await sessionOn(eventId, 0, 'Opening'),
    await sessionOn(eventId, 1, 'Closing'),
  ]
  const [ada = 0, bo = 0] = await newFellows(
    { firstName: 'Ada', lastName: 'Export' },
    { firstName: '=Bo', lastName: 'Export' },
  )
  await attend(eventId, [ada, bo], [one])
  await attend(eventId, [ada], [other], 'ATTENDED')
  const list = `/admin/events/${eventId}/attendees`
  const { page } = await visit(list, { as: 'staff' })
  expect(page.has(`a[href="${list}/export/xlsx"]`)).toBe(true)
  const { email } = await db().user.findUniqueOrThrow({ where: { id: ada } })
  expect(await lines(`${list}/export/csv`, { as: 'staff' })).toEqual([
    'id,version,First name,Last name,Email address,Programs,Sessions,Was here',
    expect.stringMatching(new RegExp(`^${ada},\\d+,Ada,Export,${email},,Opening; Closing,Closing$`)),
    expect.stringMatching(new RegExp(`^${bo},\\d+,"'=Bo",Export,.*,,Opening,$`)),
  ])
  expect(await lastEntry()).toMatchObject({
    action: 'exported attendees of',
    recordId: eventId,
    count: 2,
    about: 'all attendees',
  })
  expect(await lines(`${list}/export/csv?seen=yes`, { as: 'event-manager' })).toEqual([
    'id,version,First name,Last name,Programs,Sessions,Was here',
    expect.stringMatching(new RegExp(`^${ada},\\d+,Ada,Export,,Opening; Closing,Closing$`)),
  ])
  expect((await lastEntry()).about).toBe('all that match Was here')
})

test('partners of an event are exported, for Excel too', async () => {
  const eventId = await newEvent()
  const partner = await newPartner('Aa Exported')
  await db().partnerParticipant.create({
    data: { eventId, organizationId: partner, role: 'Host', status: 'ACCEPTED' },
  })
  const address = `/admin/events/${eventId}/participants/export`
  expect(await lines(`${address}/csv`, { as: 'event-manager' })).toEqual([
    'Organization,Name,Role,Status,Emailed,Attendees,Action items',
    `${partner},Aa Exported,Host,Accepted,no,0,0`,
  ])
  const response = await fetch(`${address}/xlsx`, { as: 'event-manager' })
  expect(response.headers.get('content-type')).toContain('spreadsheetml')
  expect(await contentOf(response)).toContain('Aa Exported')
  expect((await fetch(`${address}/pdf`, { as: 'event-manager' })).status).toBe(404)
})
