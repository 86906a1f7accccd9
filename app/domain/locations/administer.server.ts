import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { LocationType } from '#app/db/generated/enums.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import type { Content } from '../administration/content.ts'
import { oneOf, textLine } from '../administration/fields.ts'
import { declareKind, type Problem } from '../administration/kind.server.ts'
import { whens } from '../administration/labels.server.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import { locationTypes, placeAdminList } from './admin-list.ts'

/** The cities and states of members, hubs and postings. Those of members' addresses come by themselves. */
export const places = declareKind({
  name: 'places',
  title: 'Places',
  about: 'Cities and states for hubs and job postings. Those of members’ addresses are here by themselves.',
  noun: { one: 'place', many: 'places' },
  permission: 'regionalHubs',
  table: 'Location',
  named: 'label',
  identity: ['type', 'label'],
  sections: [
    {
      title: 'Place',
      fields: {
        type: oneOf('Type', locationTypes),
        label: textLine('Name', {
          required: 'Please enter a name.',
          hint: 'As in members’ addresses, such as “Chicago, IL” or “Illinois”.',
        }),
      },
    },
  ],
  start: { type: 'CITY' },
  derive: ({ label }) => ({ sortKey: sortKey(String(label ?? '')), searchKey: fold(String(label ?? '')) }),
  list: {
    declaration: placeAdminList,
    where: ({ types }) => (types.length > 0 ? [Prisma.sql`r.type::text = ANY(${types}::text[])`] : []),
    orders: { name: Prisma.sql`r."sortKey"` },
    columns: {
      Type: Prisma.sql`CASE r.type ${whens(locationTypes)} END`,
      Members: Prisma.sql`(SELECT count(*) FROM "User" u WHERE u."cityId" = r.id OR u."stateId" = r.id)`,
    },
  },
  check: checkPlace,
  afterWrite: (tx) => bumpDataVersion(tx, 'options'),
})

type Place = { type: LocationType; label: string }

async function checkPlace(tx: Tx, content: Content, before: Content | null): Promise<Problem[]> {
  const { type, label } = content as Place
  if (type === before?.type && label === before.label) return []
  if (before && (await hasMembers(tx, before as Place))) {
    return [{ path: 'label', message: 'Members’ addresses have this place, so it stays as it is.' }]
  }
  const searchKey = fold(label)
  const isSame = before?.type === type && fold(String(before.label)) === searchKey
  if (isSame || (await tx.location.count({ where: { type, searchKey } })) === 0) return []
  return [{ path: 'label', message: 'There is already a place of this name.' }]
}

async function hasMembers(tx: Tx, { type, label }: Place): Promise<boolean> {
  const { id } = await tx.location.findUniqueOrThrow({ where: { type_label: { type, label } } })
  const member = await tx.user.findFirst({ where: { OR: [{ cityId: id }, { stateId: id }] } })
  return member !== null
}
