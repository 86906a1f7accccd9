import { expect, test } from 'vitest'
import { takeIds } from '#app/db/records.server.ts'
import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import { rowsOf } from '#app/domain/administration/content.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { readRecords } from '#app/domain/administration/store.server.ts'
import { packIds } from '#app/values/packed-ids.server.ts'
import { editEvent, eventNow, newEvent, session } from '../support/admin-events.ts'
import { lastEntry, post, pressUndo } from '../support/administration.ts'
import { db, signIn, visit } from '../support/app.ts'
import { noticeAfter } from '../support/bulk-edits.ts'
import { attend, newFellow } from '../support/sessions.ts'
import { statementsOf } from '../support/statements.ts'

const events = kindNamed('events') as Kind
const startDate = new Date('2027-03-08')
const named = (name: string) => ({ name, searchKey: name.toLowerCase() })

/** Published events, whose drafts have a session less, another one, and one with another name and a speaker. */
async function eventsWithDrafts(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < count; at++) {
    const name = `Rows of ${count}, ${at}`
    const sessions = { create: ['Opening', 'Closing'].map((own) => ({ ...named(own), startDate })) }
    const days = { startDate, endDate: startDate }
    const { id } = await db().event.create({ data: { ...named(name), sortKey: name, ...days, sessions } })
    ids.push(id)
  }
  for (const { id, content } of await readRecords(db(), events, ids)) {
    const [opening, closing] = rowsOf(content.sessions)
    const [farewell] = await takeIds(db(), 'EventSession', 1)
    const [speaker] = await takeIds(db(), 'SessionSpeaker', 1)
    const speakers = [{ id: speaker, userId: null, name: 'Ada Lovelace', title: null }]
    const sessions = [
      { ...opening, name: 'Welcome', speakers },
      { ...closing, id: farewell, name: 'Farewell' },
    ]
    await db().event.update({ where: { id }, data: { draft: { ...content, sessions } as object } })
  }
  return ids
}

const sessionsNow = async (id: number) =>
  (await eventNow(id)).sessions
    .sort((a, b) => a.id - b.id)
    .map(({ name, speakers }) => [name, ...speakers.map((speaker) => speaker.name)])

test('rows inside many records take as many statements as those inside few, to publish them and to undo that', async () => {
  const cookie = await signIn('admin', 'ADMIN')
  const taken: number[][] = []
  // What a process keeps is read by the first ones.
  for (const count of [1, 2, 12]) {
    const ids = await eventsWithDrafts(count)
    const form = { ids: packIds(ids), key: crypto.randomUUID() }
    const chosen = ids.map((id) => `item=${id}`).join('&')
    const doing = await statementsOf(() =>
      post(`/admin/events/bulk?operation=publish&${chosen}`, form, { cookie }),
    )
    for (const id of ids) expect(await sessionsNow(id)).toEqual([['Welcome', 'Ada Lovelace'], ['Farewell']])
    const parent = await db().changeEntry.findFirstOrThrow({
      where: { door: 'BULK', parentId: null },
      orderBy: { id: 'desc' },
    })
    expect(parent.count).toBe(count)
    const undoing = await statementsOf(() => post(`/admin/history/${parent.id}/undo`, {}, { cookie }))
    for (const id of ids) expect(await sessionsNow(id)).toEqual([['Opening'], ['Closing']])
    taken.push([doing, undoing])
  }
  expect(taken[2]).toEqual(taken[1])
})

test('undo leaves a session that a fellow has on the agenda by now, and names the event', async () => {
  const cookie = await signIn('admin', 'ADMIN')
  const id = await newEvent({ name: 'Used since', ...session(0, {}) }, 'Publish')
  await editEvent(id, session(1, { name: 'Second', startTime: '10:00', endTime: '11:00' }), 'Publish changes')
  const entry = await lastEntry()
  const [, second] = (await eventNow(id)).sessions
  const fellow = await newFellow()
  await attend(id, [fellow], [second?.id ?? 0])
  const { page } = await visit(`/admin/history/${entry.id}/undo`, { cookie })
  expect(page.text('.tone-warning')).toContain('changed or used since')
  const answer = await post(`/admin/history/${entry.id}/undo`, {}, { cookie })
  expect((await noticeAfter(cookie, answer)).text).toContain('Used since')
  expect((await eventNow(id)).sessions.map(({ name }) => name)).toEqual(['Breakfast', 'Second'])
  expect(await db().fellowAttendeeSession.count({ where: { sessionId: second?.id } })).toBe(1)
})

test('undo takes a session back that no one has on the agenda', async () => {
  const id = await newEvent({ name: 'Unused', ...session(0, {}) }, 'Publish')
  await editEvent(id, session(1, { name: 'Second', startTime: '10:00', endTime: '11:00' }), 'Publish changes')
  await pressUndo((await lastEntry()).id)
  expect((await eventNow(id)).sessions.map(({ name }) => name)).toEqual(['Breakfast'])
})
