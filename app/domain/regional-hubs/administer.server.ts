import type { Tx } from '#app/db/database.server.ts'
import { Prisma } from '#app/db/generated/client.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { type Content, rowsOf } from '../administration/content.ts'
import { oneSearched, type RowsField, textLine, textLines } from '../administration/fields.ts'
import { declareKind, type Problem } from '../administration/kind.server.ts'
import { someSearched } from '../administration/several-fields.ts'
import { locationLookup } from '../locations/lookup.server.ts'
import { memberLookup } from '../members/lookup.server.ts'
import { regionalHubAdminList } from './admin-list.ts'

const board: RowsField = {
  label: 'Board',
  noun: { one: 'board member', many: 'board members' },
  hint: 'Members who are hidden aren’t shown to others.',
  max: 50,
  table: 'ChapterBoardMember',
  parent: 'hubId',
  position: 'position',
  fields: {
    userId: oneSearched('Member', 'members', { required: 'Please choose the member.' }),
    title: textLine('Title', { required: 'Please enter the title, such as “Chair”.' }),
  },
}

/** Chapters of alumni: their area, their board. */
export const regionalHubs = declareKind({
  name: 'regional-hubs',
  title: 'Regional hubs',
  about: 'Chapters of alumni, with their area and their board.',
  noun: { one: 'regional hub', many: 'regional hubs' },
  permission: 'regionalHubs',
  table: 'RegionalHub',
  named: 'name',
  publishes: true,
  sections: [
    {
      title: 'Regional hub',
      fields: {
        name: textLine('Name', { required: 'Please enter a name.' }),
        region: textLine('Region', { hint: 'The part of the country or the world: Midwest' }),
        description: textLines('Description'),
      },
    },
    {
      title: 'Area',
      hint: 'Members and job postings of these places are shown with the hub.',
      fields: {
        locations: someSearched('Places', {
          lookup: 'locations',
          table: 'Location',
          join: { table: '_LocationToRegionalHub', own: 'B', other: 'A' },
          noun: { one: 'place', many: 'places' },
          hint: 'Missing? Add it under “Places” first.',
        }),
      },
    },
    { title: 'Board', fields: { boardMembers: board } },
  ],
  derive: ({ name }) => ({ sortKey: sortKey(String(name ?? '')), searchKey: fold(String(name ?? '')) }),
  list: {
    declaration: regionalHubAdminList,
    orders: { name: Prisma.sql`r."sortKey"`, recent: Prisma.sql`r."updatedAt" DESC` },
    columns: {
      Region: Prisma.sql`r.region`,
      Places: Prisma.sql`(SELECT count(*) FROM "_LocationToRegionalHub" l WHERE l."B" = r.id)`,
      Board: Prisma.sql`(SELECT count(*) FROM "ChapterBoardMember" b WHERE b."hubId" = r.id)`,
    },
  },
  lookups: { locations: locationLookup, members: memberLookup },
  check: onlyOnce,
  checkedAlone: true,
  notes: hubNotes,
})

/** Nobody is on a board twice. */
function onlyOnce(_tx: Tx, { boardMembers }: Content): Problem[] {
  const ids = rowsOf(boardMembers).map(({ userId }) => userId)
  return ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ path: `boardMembers[${index}].userId`, message: 'This member is already on the board.' }]
      : [],
  )
}

function hubNotes(_tx: Tx, { locations }: Content): string[] {
  return rowsOf(locations).length === 0 ? ['Without a place it shows neither members nor job postings.'] : []
}
