import type { Tx } from '#app/db/database.server.ts'
import type { LocationType } from '#app/db/generated/enums.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import { cityLabel, type Place, stateLabel } from './place-labels.ts'

/** The locations under which a place is filed; missing ones are created. */
export async function locationsOf(tx: Tx, place: Place) {
  return {
    cityId: await locationOf(tx, 'CITY', cityLabel(place)),
    stateId: await locationOf(tx, 'STATE', stateLabel(place)),
  }
}

/** Spellings that differ only in case and accents are one location. */
async function locationOf(tx: Tx, type: LocationType, label: string | null): Promise<number | null> {
  if (!label) return null
  const searchKey = fold(label)
  const known = await find(tx, type, searchKey)
  if (known) return known.id
  // A concurrent insert of the same one waits here until this transaction ends.
  await bumpDataVersion(tx, 'options')
  const made = (await find(tx, type, searchKey)) ?? (await make(tx, type, label, searchKey))
  return made.id
}

const find = (tx: Tx, type: LocationType, searchKey: string) =>
  tx.location.findFirst({ where: { type, searchKey }, orderBy: { id: 'asc' }, select: { id: true } })

const make = (tx: Tx, type: LocationType, label: string, searchKey: string) =>
  tx.location.create({ data: { type, label, searchKey, sortKey: sortKey(label) }, select: { id: true } })
