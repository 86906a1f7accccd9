/** Many organizations to choose from, added to the demo's own. */
import { db } from '#app/db/database.server.ts'
import { insertRecords } from '#app/db/records.server.ts'
import { fold, sortKey } from '#app/values/fold.ts'

const MINUTES = 10 * 60_000
const PLACES = ['Harbor', 'Lakeside', 'Northgate', 'Río Bravo', 'Östermalm', 'Prairie', 'Summit', 'Delta']
const TRADES = ['Analytics', 'Foods', 'Health', 'Logistics', 'Energy', 'Learning', 'Capital']
const KINDS = ['Company', 'Partners', 'Group', 'Collective', 'Works']

/** The database is open. */
export async function fillOrganizations(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => named(nameOf(index)))
  await db().$transaction((tx) => insertRecords(tx, 'Organization', rows), { timeout: MINUTES })
}

const nameOf = (index: number) =>
  `${PLACES[index % PLACES.length]} ${TRADES[index % TRADES.length]} ${KINDS[index % KINDS.length]} ${index + 1}`

const named = (name: string) => ({ name, sortKey: sortKey(name), searchKey: fold(name), type: 'COMPANY' })
