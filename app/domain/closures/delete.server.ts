import { db, type Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { imageName } from '#app/values/image-address.ts'
import { LOT } from '#app/values/lots.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import { removeSquares } from '../profile-images/files.server.ts'
import { isClosedByOwner } from '../sessions/grace.ts'
import { DELETED, EMPTIED } from './belongings.ts'
import { countGoingOn } from './going-on.server.ts'

const MOST_AT_ONCE = 500

/** Deletes the accounts whose grace is over. Returns the errors, for the log; what fails is tried again the next time. */
export async function deleteClosedAccounts(): Promise<unknown[]> {
  const errors: unknown[] = []
  for (const id of await dueAccounts()) {
    await deleteAccount(id).catch((error: unknown) => errors.push(error))
  }
  return errors
}

async function dueAccounts(): Promise<number[]> {
  const due = await db().accountClosure.findMany({
    where: { deletedAt: null, deletesAt: { lte: new Date() } },
    orderBy: [{ deletesAt: 'asc' }, { userId: 'asc' }],
    take: MOST_AT_ONCE,
    select: { userId: true },
  })
  return due.map(({ userId }) => userId)
}

/**
 * Whole, or not at all. Processes wait for each other, and the second finds that nothing is left to do. While a subscription
 * goes on, the account stays closed instead: without it nobody could cancel what is paid for.
 */
async function deleteAccount(id: number): Promise<void> {
  await removeImage(id)
  await db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM "User" WHERE id = ${id} FOR UPDATE`
    const account = await readDue(tx, id)
    if (!account || (await countGoingOn(tx, id)) > 0) return
    await forgetInHistory(tx, id)
    await tx.outboxEmail.deleteMany({ where: { to: account.email } })
    await deleteWhatIsToCome(tx, id)
    await freePlaces(tx, id)
    for (const [table, column] of DELETED) await deleteRows(tx, table, column, id)
    await deleteConversationsOfNobody(tx, id)
    await empty(tx, id)
    await refreshDirectoryEntries(tx, [id])
    await record(tx, { actorId: null, door: 'SCHEDULE' }, [
      { action: 'deleted the account of', kind: 'members', recordId: id, recordName: '' },
    ])
  })
}

/** Null if its owner has kept it, an administrator has opened it again, or it is deleted. */
async function readDue(tx: Tx, id: number) {
  const account = await tx.user.findUnique({ where: { id }, include: { closure: true } })
  const isDue = account?.closure && isClosedByOwner(account) && account.closure.deletesAt <= new Date()
  return isDue ? account : null
}

/** Before the rest, so that a store that is away keeps the account, and no file stays without one. */
async function removeImage(id: number): Promise<void> {
  const account = await readDue(db(), id)
  const name = account?.profileImgUrl && imageName(account.profileImgUrl)
  if (name && (await countGoingOn(db(), id)) === 0) await removeSquares(name)
}

/** What happened stays in the history, and who had which roles, but nothing of the person or their invitation. */
async function forgetInHistory(tx: Tx, id: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "ChangeEntry" SET "recordName" = '', changes = coalesce((
      SELECT jsonb_agg(c) FROM jsonb_array_elements(changes) c WHERE c->>'path' IN ('roles', 'partnerRoles')), '[]')
    WHERE (kind = 'members' AND "recordId" = ${id})
      OR (kind = 'invitations' AND "recordId" = (SELECT i.id FROM "Invitation" i WHERE i."memberId" = ${id}))`
}

async function deleteWhatIsToCome(tx: Tx, id: number): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "FellowAttendee" a USING "Event" e
    WHERE e.id = a."eventId" AND a."userId" = ${id} AND e."endsAt" > now()`
  await tx.$executeRaw`
    DELETE FROM "PartnerAttendee" a USING "PartnerParticipant" p JOIN "Event" e ON e.id = p."eventId"
    WHERE p.id = a."participantId" AND a."userId" = ${id} AND e."endsAt" > now()`
  await tx.volunteerActivity.deleteMany({ where: { userId: id, status: { not: 'COMPLETED' } } })
}

async function freePlaces(tx: Tx, id: number): Promise<void> {
  await tx.actionItem.updateMany({
    where: { assigneeId: id, completedAt: null },
    data: { assigneeId: null, version: { increment: 1 } },
  })
  await tx.organization.updateMany({ where: { ownerId: id }, data: { ownerId: null } })
}

/** So many at a time, so that no statement takes long however much there is. */
async function deleteRows(tx: Tx, table: string, column: string, id: number): Promise<void> {
  const [of, whose] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)]
  let count: number
  do {
    count = await tx.$executeRaw`
      DELETE FROM ${of} WHERE ctid IN (SELECT ctid FROM ${of} WHERE ${whose} = ${id} LIMIT ${LOT})`
  } while (count === LOT)
}

const Alone = z.strictObject({ id: z.int() })

/** Conversations whose other member's account is deleted too: no one is left to read them. */
async function deleteConversationsOfNobody(tx: Tx, id: number): Promise<void> {
  const alone = await query(Alone, tx)`
    SELECT c.id FROM "Conversation" c
    JOIN "AccountClosure" o ON o."userId" = CASE c."firstUserId" WHEN ${id} THEN c."secondUserId" ELSE c."firstUserId" END
    WHERE ${id} IN (c."firstUserId", c."secondUserId") AND o."deletedAt" IS NOT NULL ORDER BY c.id`
  for (const { id: conversationId } of alone) {
    await deleteRows(tx, 'Message', 'conversationId', conversationId)
    await deleteRows(tx, 'Conversation', 'id', conversationId)
  }
}

async function empty(tx: Tx, id: number): Promise<void> {
  await tx.user.update({
    where: { id },
    data: { ...EMPTIED, email: `closed-${id}@closed.invalid`, version: { increment: 1 } },
  })
  await tx.accountClosure.update({ where: { userId: id }, data: { deletedAt: new Date() } })
}
