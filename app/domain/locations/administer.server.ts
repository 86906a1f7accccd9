import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import type { LocationType } from '#app/db/generated/enums.ts'
import { query } from '#app/db/query.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { z } from '#app/values/zod.ts'
import { checkOne } from '../administration/check-one.ts'
import { oneOf, textLine } from '../administration/fields.ts'
import { declareKind, type Judged, type Problem } from '../administration/kind.server.ts'
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
  check: checkOne(checkPlaces),
  checkEach: checkPlaces,
  afterWrite: (tx) => bumpDataVersion(tx, 'options'),
})

type Place = { type: LocationType; label: string }

async function checkPlaces(tx: Tx, judged: Judged[]): Promise<Problem[][]> {
  const places = judged.map(({ content }) => content as Place)
  const lived = await livedIn(
    tx,
    judged.flatMap(({ id }) => id ?? []),
  )
  const found = await tx.location.findMany({
    where: { searchKey: { in: places.map(({ label }) => fold(label)) } },
    select: { type: true, searchKey: true },
  })
  const keyOf = ({ type, label }: Place) => `${type} ${fold(label)}`
  const taken = new Set(found.map(({ type, searchKey }) => `${type} ${searchKey}`))
  return judged.map(({ content, before, id }) => {
    const [place, was] = [content as Place, before as Place | null]
    if (place.type === was?.type && place.label === was.label) return []
    if (was && lived.has(id ?? 0)) {
      return [{ path: 'label', message: 'Members’ addresses use this place, so it can’t be changed.' }]
    }
    const isSame = was !== null && keyOf(was) === keyOf(place)
    const isTwin = places.slice(0, places.indexOf(place)).some((other) => keyOf(other) === keyOf(place))
    if (isSame || !(isTwin || taken.has(keyOf(place)))) return []
    return [{ path: 'label', message: 'There’s already a place with this name.' }]
  })
}

const Lived = z.strictObject({ id: z.int() })

/** Those that members’ addresses have. */
async function livedIn(tx: Tx, ids: number[]): Promise<Set<number>> {
  const lived = await query(Lived, tx)`
    SELECT l.id FROM "Location" l WHERE l.id = ANY(${ids}::int[])
      AND EXISTS (SELECT 1 FROM "User" u WHERE u."cityId" = l.id OR u."stateId" = l.id)`
  return new Set(lived.map(({ id }) => id))
}
