import type { Tx } from '#app/db/database.server.ts'
import { calendarDate, query } from '#app/db/query.server.ts'
import { toDbDate } from '#app/values/calendar-date.ts'
import { groupBy } from '#app/values/group-by.ts'
import { z } from '#app/values/zod.ts'
import { record } from '../administration/history.server.ts'
import { events } from '../events/administer.server.ts'
import type { EventInFile } from '../events/event-lines.server.ts'
import type { Within } from '../exchange/own-files.ts'
import { ChangedMeanwhile } from '../exchange/write-plan.server.ts'
import { itemFields } from './schema.ts'

export const Item = z.object(itemFields)
export type Item = z.output<typeof Item>
export const FIELDS = ['name', 'description', 'startDate', 'dueDate', 'actionUrl'] as const

/** What a line of a file gives somebody to do. */
export type Giving = {
  event: EventInFile
  participantId: number
  assigneeId: number | null
  item: Item
  /** The one that they have already. */
  stands?: ItemInFile
}

export const changedFields = ({ item, stands }: Giving) =>
  FIELDS.filter((field) => stands?.[field] !== item[field])

const Representative = z.strictObject({ id: z.int(), email: z.string(), organizationId: z.int() })

/** Partner users with these addresses, to whom items can be given. */
export const readRepresentatives = (tx: Tx, emails: string[]) =>
  query(Representative, tx)`
    SELECT u.id, u.email, u."organizationId" FROM "User" u
    WHERE u.email = ANY(${emails}) AND 'PARTNER' = ANY(u.roles) AND u."organizationId" IS NOT NULL
      AND u."emailVerifiedAt" IS NOT NULL AND u.visibility <> 'HIDDEN' AND u."closedAt" IS NULL`

const ItemInFile = z.strictObject({
  id: z.int(),
  version: z.int(),
  eventId: z.int(),
  participantId: z.int(),
  organization: z.string(),
  assigneeId: z.int().nullable(),
  assignee: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  startDate: calendarDate,
  dueDate: calendarDate,
  actionUrl: z.string().nullable(),
})
export type ItemInFile = z.infer<typeof ItemInFile>

export const readItems = (tx: Tx, eventIds: number[]) =>
  query(ItemInFile, tx)`
    SELECT i.id, i.version, i."eventId", i."participantId", o.name AS organization, i."assigneeId", u.email AS assignee, i.name,
      i.description, i."startDate"::text, i."dueDate"::text, i."actionUrl"
    FROM "ActionItem" i JOIN "PartnerParticipant" p ON p.id = i."participantId"
      JOIN "Organization" o ON o.id = p."organizationId" LEFT JOIN "User" u ON u.id = i."assigneeId"
    WHERE i."eventId" = ANY(${eventIds}::int[]) ORDER BY i."eventId", i."dueDate", i.id`

export async function writeItems(tx: Tx, all: Giving[], { deed, parentId }: Within): Promise<void> {
  for (const [eventId, own] of groupBy(all, ({ event }) => event.id)) {
    const made = await tx.actionItem.createManyAndReturn({
      data: own
        .filter(({ stands }) => !stands)
        .map(({ participantId, assigneeId, item }) => ({
          ...toRow(item),
          eventId,
          participantId,
          assigneeId,
          createdById: deed.actorId,
        })),
      select: { id: true, name: true },
    })
    const changed = own.filter(({ stands }) => stands)
    for (const giving of changed) await changeItem(tx, giving)
    const entry = { kind: events.name, recordId: eventId, recordName: own[0]?.event.name ?? '', parentId }
    await record(tx, deed, [
      {
        ...entry,
        action: 'imported action items of',
        count: own.length,
        changes: [
          ...made.map(({ id, name }) => ({ path: `items.${id}`, before: null, after: name })),
          ...changed.flatMap((giving) =>
            changedFields(giving).map((field) => ({
              path: `items.${giving.stands?.id}.${field}`,
              before: giving.stands?.[field] ?? null,
              after: giving.item[field] ?? null,
            })),
          ),
        ],
      },
    ])
  }
}

const toRow = (item: Item) => ({
  ...item,
  startDate: toDbDate(item.startDate),
  dueDate: toDbDate(item.dueDate),
})

/** Exactly what was shown. */
async function changeItem(tx: Tx, { item, stands }: Giving): Promise<void> {
  const { count } = await tx.actionItem.updateMany({
    where: { id: stands?.id, version: stands?.version },
    data: { ...toRow(item), version: { increment: 1 } },
  })
  if (count === 0) throw new ChangedMeanwhile()
}
