// @one-database: it is about what the demo says, and every statement that it needs has tests of its own.
import { describe, expect, test } from 'vitest'
import type { Tx } from '#app/db/database.server.ts'
import { kinds } from '#app/domain/administered/kinds.server.ts'
import { diff } from '#app/domain/administration/content.ts'
import { titleOf } from '#app/domain/administration/find.server.ts'
import { contentSchema, payloadOf } from '#app/domain/administration/form.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { type Filter, matchingRecords } from '#app/domain/administration/listing.server.ts'
import { problemsOf } from '#app/domain/administration/save.server.ts'
import { STANDINGS } from '#app/domain/administration/state.ts'
import { type Administered, readRecords } from '#app/domain/administration/store.server.ts'
import { checkIn } from '#app/domain/attendance/check-in.server.ts'
import { chosenCandidates } from '#app/domain/attendance/chosen.server.ts'
import { candidateList } from '#app/domain/attendance/list.ts'
import { inviteeList } from '#app/domain/partner-invitations/list.ts'
import { chosenInvitees } from '#app/domain/partner-invitations/listing.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { groupBy } from '#app/values/group-by.ts'
import { portraitOf } from '../../prisma/seeds/portraits.ts'
import { db, fetch } from '../support/app.ts'
import { day } from '../support/viewer-kinds.ts'

const everything = (kind: Kind) =>
  kind.list.declaration.of({ standing: Object.keys(STANDINGS) } as never) as Filter

/** What its form would say to a record as it stands, if somebody typed it. */
async function refusalsOf(kind: Kind, record: Administered): Promise<string[]> {
  const { id, content } = record
  const read = contentSchema(kind.fields).safeParse(payloadOf(kind.fields, content))
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  // With nothing live, whatever it has chosen is looked for.
  const problems = await problemsOf(db(), kind, read.data, { content, live: {} }, { id })
  const changed = diff(content, read.data).filter(
    ({ before, after }) => !isNothing(before) || !isNothing(after),
  )
  return [
    ...problems.map(({ path, message }) => `${path}: ${message}`),
    ...changed.map(({ path, before, after }) => {
      return `${path}: ${JSON.stringify(before)} would be saved as ${JSON.stringify(after)}`
    }),
  ]
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0)

describe('what the demo has could all have been made in the administration', () => {
  test.each(kinds.map((kind) => ({ kind, name: kind.name })))('$name', async ({ kind }) => {
    const ids = (await matchingRecords(kind, everything(kind))).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    const refused: string[] = []
    for (const record of await readRecords(db(), kind, ids)) {
      const refusals = await refusalsOf(kind, record)
      const title = refusals.length > 0 ? await titleOf(kind, record) : ''
      refused.push(...refusals.map((refusal) => `${title}: ${refusal}`))
    }
    expect(refused).toEqual([])
  })
})

/** Members come many at a time, and the questions with every new site. */
const madeOtherwise = ['members', 'onboarding-questions']

describe('what the demo has was made by the code of the screens, which alone writes its history', () => {
  const others = kinds.filter(({ name }) => !madeOtherwise.includes(name))

  test.each(others.map((kind) => ({ kind, name: kind.name })))('$name', async ({ kind }) => {
    const ids = (await matchingRecords(kind, everything(kind))).map(({ id }) => id)
    const told = await db().changeEntry.findMany({
      where: {
        recordId: { in: ids },
        kind: { in: kinds.filter(({ table }) => table === kind.table).map(({ name }) => name) },
      },
    })
    const entries = groupBy(told, ({ recordId }) => recordId)
    const untold: string[] = []
    for (const record of await readRecords(db(), kind, ids)) {
      const [made, ...changed] = entries.get(record.id) ?? []
      const isWhole = made?.action.startsWith('created') && record.version === 1 + changed.length
      if (!isWhole) untold.push(await titleOf(kind, record))
    }
    expect(untold).toEqual([])
  })
})

/** What a rule says while these rows aren't there. They are again afterwards. */
async function without<Answer>(remove: (tx: Tx) => Promise<unknown>, ask: (tx: Tx) => Promise<Answer>) {
  const answers: Answer[] = []
  const back = new Error('nothing of it is to stay')
  const work = async (tx: Tx) => {
    await remove(tx)
    answers.push(await ask(tx))
    throw back
  }
  await db()
    .$transaction(work, { timeout: 60_000 })
    .catch((error: unknown) => {
      if (error !== back) throw error
    })
  return answers[0]
}

const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b)

describe('whoever takes part in the demo could have come to it by a screen', () => {
  test('fellows of events, as those who can be added', async () => {
    const byEvent = groupBy(await db().fellowAttendee.findMany(), ({ eventId }) => eventId)
    expect(byEvent.size).toBeGreaterThan(0)
    for (const [eventId, attendees] of byEvent) {
      const ids = inOrder(attendees.map(({ userId }) => userId))
      const addable = await without(
        (tx) => tx.fellowAttendee.deleteMany({ where: { eventId } }),
        (tx) => chosenCandidates(eventId, { all: false, filter: candidateList.of({}), ids }, tx),
      )
      expect(inOrder((addable ?? []).map(({ id }) => id))).toEqual(ids)
    }
  })

  test('partners of events, as those that can be invited', async () => {
    const byEvent = groupBy(await db().partnerParticipant.findMany(), ({ eventId }) => eventId)
    expect(byEvent.size).toBeGreaterThan(0)
    for (const [eventId, participants] of byEvent) {
      const ids = inOrder(participants.map(({ organizationId }) => organizationId))
      const invitable = await without(
        async (tx) => {
          await tx.actionItem.deleteMany({ where: { eventId } })
          await tx.partnerParticipant.deleteMany({ where: { eventId } })
        },
        (tx) => chosenInvitees(eventId, { all: false, filter: inviteeList.of({}), ids }, tx),
      )
      expect(inOrder((invitable ?? []).map(({ id }) => id))).toEqual(ids)
    }
  })

  test('those who were seen at sessions, by a tap at the door', async () => {
    const attended = (tx: Tx) =>
      tx.fellowAttendeeSession.findMany({
        where: { status: 'ATTENDED' },
        orderBy: [{ sessionId: 'asc' }, { userId: 'asc' }],
      })
    const seen = await attended(db())
    expect(seen.length).toBeGreaterThan(0)
    const takers = await db().user.findMany({ where: { checkIns: { some: {} } }, select: { roles: true } })
    expect(takers.filter(({ roles }) => !roles.includes('EVENT_MANAGER'))).toEqual([])
    const nothing = { status: 'REGISTERED', attendedAt: null, attendedById: null, hereAt: null } as const
    const tapped = await without(
      (tx) => tx.fellowAttendeeSession.updateMany({ data: nothing }),
      async (tx) => {
        for (const { attendedAt, attendedById, ...at } of seen) {
          const taker = someoneIn('EVENT_MANAGER', day('2026-06-01'), { id: attendedById ?? 0 })
          await checkIn(taker, { ...at, here: true, at: attendedAt ?? new Date() }, tx)
        }
        return attended(tx)
      },
    )
    expect(tapped).toEqual(seen)
  })

  test('volunteers, by signing up themselves', async () => {
    // What is over was to come once.
    const over = { startDate: { lt: new Date() } }
    await db().volunteerOpportunity.updateMany({ where: over, data: { startDate: null } })
    const signUps = await db().volunteerActivity.findMany()
    expect(signUps.length).toBeGreaterThan(0)
    for (const { id, userId, opportunityId } of signUps) {
      await db().volunteerActivity.delete({ where: { id } })
      const form = { signedUp: 'true' }
      const answer = await fetch(`/volunteer/${opportunityId}/signup`, { as: userId, form })
      expect(answer.status).toBe(303)
      expect(await db().volunteerActivity.count({ where: { userId, opportunityId } })).toBe(1)
    }
  })
})

test('every image is one member’s', () => {
  const images = Array.from({ length: 10_000 }, (_, index) => portraitOf(index + 1, 'Imani')).flatMap(
    ({ profileImgUrl }) => profileImgUrl ?? [],
  )
  expect(images.length).toBeGreaterThan(50)
  expect(new Set(images).size).toBe(images.length)
})
