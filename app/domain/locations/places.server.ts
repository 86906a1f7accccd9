import type { Tx } from '#app/db/database.server.ts'
import type { LocationType } from '#app/db/generated/enums.ts'
import { fold, sortKey } from '#app/values/fold.ts'
import { bumpDataVersion } from '../data-versions/data-version.server.ts'
import { cityLabel, type Place, stateLabel } from './place-labels.ts'

/** The locations that a place is filed under, made where they are new. */
export async function locationsOf(tx: Tx, place: Place) {
  return {
    cityId: await locationOf(tx, 'CITY', cityLabel(place)),
    stateId: await locationOf(tx, 'STATE', stateLabel(place)),
  }
}

/** Spellings that differ in case and accents alone are one location; of two who make it at once, one does. */
async function locationOf(tx: Tx, type: LocationType, label: string | null): Promise<number | null> {
  if (!label) return null
  const searchKey = fold(label)
  const find = () =>
    tx.location.findFirst({ where: { type, searchKey }, orderBy: { id: 'asc' }, select: { id: true } })
  const known = await find()
  if (known) return known.id
  const { count } = await tx.location.createMany({
    data: [{ type, label, searchKey, sortKey: sortKey(label) }],
    skipDuplicates: true,
  })
  if (count > 0) await bumpDataVersion(tx, 'options')
  return (await find())?.id ?? null
}
