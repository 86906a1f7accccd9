// @one-database: the schema of both is the same.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Prisma } from '#app/db/generated/client.ts'
import { query } from '#app/db/query.server.ts'
import { kinds } from '#app/domain/administered/kinds.server.ts'
import type { Content } from '#app/domain/administration/content.ts'
import { type Field, type Fields, isRowsField } from '#app/domain/administration/fields.ts'
import { type Kind, tableOf } from '#app/domain/administration/kind.server.ts'
import { readRecords } from '#app/domain/administration/store.server.ts'
import { write } from '#app/domain/administration/write.server.ts'
import { ADMINISTRATION } from '#app/domain/viewer/administration.ts'
import { db } from './support/app.ts'

/** What every administered table may have beside fields: its keys, its state, its order, and what is worked out. */
const OF_ALL = [
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'published',
  'publishedAt',
  'publishAt',
  'publishZone',
  'archivedAt',
  'draft',
  'position',
  'sortKey',
  'searchKey',
]

/** The other columns that no form of the administration has, and who writes them. */
const NOT_EDITED: Record<string, string[]> = {
  /** What its email is sent by. */
  Announcement: ['emailOnPublish'],
  /** Worked out by the database, and what its email is sent once by. */
  Event: ['cancellationToldAt', 'endsAt'],
  EventSession: ['endsAt'],
  Enrollment: ['visibleToAllMltPartners', 'visibleToAllRisingLeaders'],
  Invitation: ['acceptedAt', 'grantedById', 'memberId', 'sfId'],
  Resource: ['searchVector', 'speakersKey', 'summaryKey'],
  /** The member's own, and what sessions, emails and the directory keep of an account. */
  User: [
    'cardPrograms',
    'chargebeeId',
    'cityId',
    'closedAt',
    'contactable',
    'currentRole',
    'description',
    'emailVerifiedAt',
    'employmentSearchStatus',
    'employmentStatusVisible',
    'facebook',
    'givesMockInterviews',
    'givingBack',
    'hasVisibleAvatar',
    'instagram',
    'invitedFirstName',
    'invitedLastName',
    'isOnboarded',
    'lastMajorUpdateDate',
    'lastSignInAt',
    'linkedin',
    'listed',
    'location',
    'middleName',
    'mltInsightsNews',
    'notificationEmails',
    'notifiedUntil',
    'occupation',
    'passwordHash',
    'personalWebsite',
    'profileChangedAt',
    'profileImgUrl',
    'refusedEmail',
    'searchCurrent',
    'searchText',
    'sortName',
    'stateId',
    'timeZone',
    'title',
    'twitter',
    'unsubscribeKey',
    'visibility',
  ],
}

/** Tables of which the administration writes rows, told in the history of another record, by what writes them. */
const TOLD_ELSEWHERE = {
  ActionItem: 'events',
  AnnouncementEmail: 'announcements',
  FellowAttendee: 'events',
  FellowAttendeeSession: 'events',
  OrganizationAlias: 'organizations',
  PartnerParticipant: 'events',
  StoredFile: 'files',
  VolunteerActivity: 'opportunities',
}

/** Tables that hold what members and the product itself write, and the history itself. */
const NOT_ADMINISTERED = [
  'AccountClosure',
  'AccountToken',
  'Affiliation',
  'AnnouncementView',
  'ArrivedRecord',
  'AuditEntry',
  'BillingEvent',
  'Block',
  'BulkEdit',
  'BulkEditItem',
  'CalendarSubscription',
  'ChangeEntry',
  'Checkout',
  'ChoreRun',
  'ContactInformation',
  'Conversation',
  'ConversationParticipant',
  'DataVersion',
  'DeletedActionItem',
  'ExportedRow',
  'FileImport',
  'FileLot',
  'FilePiece',
  'Identity',
  'Interest',
  'JobPostingProspect',
  'Kudo',
  'MemberInterest',
  'Message',
  'NewsMention',
  'OpportunityFavorite',
  'Origin',
  'OutboxEmail',
  'PartnerAttendee',
  'Passkey',
  'PasskeyChallenge',
  'Playbook',
  'PlaybookChoice',
  'Post',
  'PrivateFacts',
  'ProviderSignIn',
  'SecondFactor',
  'SignInRules',
  'SignInStep',
  'RateLimit',
  'Removal',
  'Report',
  'ResourceMark',
  'SandboxPage',
  'SandboxSubscription',
  'SectionCompletion',
  'Session',
  'StashedForm',
  'Subscription',
  '_EventSessionToPartnerAttendee',
  '_PostToTag',
  '_prisma_migrations',
]

/** Fields that not everyone who opens the form may change. */
const FURTHER_PERMISSIONS = {
  'invitations.partnerRoles': 'partnerRoles',
  'invitations.enrollments': 'enrollments',
  'members.email': 'memberEmail',
  'members.roles': 'roles',
  'members.partnerRoles': 'partnerRoles',
  'members.enrollments': 'enrollments',
  'members.organizationId': 'roles',
  'members.managed': 'managedOrganizations',
  'members.firstName': 'importMembers',
  'members.lastName': 'importMembers',
  'members.sfId': 'importMembers',
  'organizations.managers': 'managedOrganizations',
}

const Column = z.strictObject({ table: z.string(), column: z.string() })

const readSchema = () => query(Column)`
  SELECT c.table_name::text AS table, c.column_name::text AS column FROM information_schema.columns c
    JOIN information_schema.tables t USING (table_schema, table_name)
  WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, 2`

/** The columns that fields of forms are kept in, as 'Event.name' and '_EventToTag.B'. */
function keptIn(table: string, fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]): string[] => {
    if (field.join) return [`${field.join.table}.A`, `${field.join.table}.B`]
    if (!isRowsField(field)) return [`${table}.${name}`]
    return [`${field.table}.${field.parent}`, ...keptIn(field.table, field.fields)]
  })
}

const edited = new Set(
  kinds.flatMap((kind) => [
    ...keptIn(kind.table, kind.fields),
    ...Object.keys(kind.fixed ?? {}).map((column) => `${kind.table}.${column}`),
  ]),
)
const editedTables = new Set([...edited].map((place) => place.split('.')[0] ?? ''))

describe('the administration', () => {
  test('says of every table of the database whether and where it is administered', async () => {
    const tables = new Set((await readSchema()).map(({ table }) => table))
    const said = [...editedTables, ...Object.keys(TOLD_ELSEWHERE), ...NOT_ADMINISTERED]
    expect([...said].sort()).toEqual([...tables].sort())
  })

  test('has a field for every column of the tables that it edits, or says that it isn’t edited', async () => {
    const left = (await readSchema()).filter(
      ({ table, column }) =>
        editedTables.has(table) && !edited.has(`${table}.${column}`) && !OF_ALL.includes(column),
    )
    const byTable = Object.groupBy(left, ({ table }) => table)
    const columns = Object.entries(byTable).map(([table, rows]) => [table, rows?.map(({ column }) => column)])
    expect(Object.fromEntries(columns)).toEqual(NOT_EDITED)
  })

  test('edits no password, digest, token or key of anyone', () => {
    const secret = /password|hash|token|secret|digest|unsubscribe|chargebee/i
    expect([...edited].filter((place) => secret.test(place))).toEqual([])
  })

  test('asks a permission of the table for every kind and field', () => {
    const known = Object.keys(ADMINISTRATION)
    expect(kinds.filter(({ permission }) => !known.includes(permission))).toEqual([])
    const further = kinds.flatMap(({ name, permission, fields }) =>
      Object.entries(fields)
        .filter(([, field]) => field.permission !== undefined && field.permission !== permission)
        .map(([field, { permission: own }]) => [`${name}.${field}`, own]),
    )
    expect(Object.fromEntries(further)).toEqual(FURTHER_PERMISSIONS)
  })
})

/** Another value of the field, as its record has it; undefined for what depends on other records. */
function another(field: Field, value: Content[string]): Content[string] | undefined {
  if (Array.isArray(value)) return field.input === 'text' ? ([...value, 'Anew'] as string[]) : undefined
  switch (field.input) {
    case 'line':
    case 'text':
    case 'markdown':
      return `${value ?? ''} anew`
    case 'url':
      return '/files/another'
    case 'number':
      return Number(value ?? 0) + 57
    case 'checkbox':
      return value !== true
    case 'date':
      return value === '2031-05-06' ? '2031-05-07' : '2031-05-06'
    case 'time':
      return value === '06:07' ? '06:08' : '06:07'
    case 'choice':
      if (typeof field.choices !== 'object') return undefined
      return Object.keys(field.choices).find((choice) => choice !== value)
    default:
      return undefined
  }
}

const plain = (kind: Kind) =>
  Object.entries(kind.fields).flatMap(([name, field]) =>
    isRowsField(field) || field.join ? [] : [{ name, field }],
  )

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  'every change of %s is told by the history field by field, with what stood before',
  async (_, kind) => {
    const [first] = await query(z.strictObject({ id: z.int() }))`
      SELECT min(id)::int AS id FROM ${tableOf(kind.table)} r WHERE ${kind.only ?? Prisma.sql`TRUE`}`
    const told: string[] = []
    const rollBack = new Error('nothing of it is to stay')
    await db()
      .$transaction(async (tx) => {
        const [now] = await readRecords(tx, kind, [first?.id ?? 0], { hold: true })
        if (!now) throw new Error(`The demo has none of the ${kind.noun.many}`)
        const changed = plain(kind).flatMap(({ name, field }) => {
          const after = another(field, now.content[name] ?? null)
          return after === undefined ? [] : [[name, after] as const]
        })
        const content = { ...now.content, ...Object.fromEntries(changed) }
        const deed = { actorId: null, door: 'COMMAND' } as const
        const alone = { ...kind, afterWrite: undefined }
        const { entryId } = await write(tx, deed, alone, now, { content, publish: false })
        const { changes, version } = await tx.changeEntry.findUniqueOrThrow({ where: { id: entryId ?? 0 } })
        expect(version).toBe(now.version + 1)
        for (const [name, after] of changed) {
          const before = now.content[name] ?? null
          expect(changes, name).toContainEqual({ path: name, before, after })
          told.push(name)
        }
        throw rollBack
      })
      .catch((error: unknown) => {
        if (error !== rollBack) throw error
      })
    expect(told.length).toBeGreaterThan(0)
  },
)
