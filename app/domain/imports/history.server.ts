import type { Tx } from '#app/db/database.server.ts'
import { diff } from '../administration/content.ts'
import { record } from '../administration/history.server.ts'
import { type Kind, nameOf } from '../administration/kind.server.ts'
import { type Administered, readRecords, writeStates } from '../administration/store.server.ts'
import type { Within } from '../exchange/own-files.ts'
import { ChangedMeanwhile } from '../exchange/write-plan.server.ts'
import { besideChanges, readBeside } from './beside-accounts.server.ts'
import type { Part, PlannedChange } from './plan.ts'

const entryOf = ({ name }: Kind, id: number) => ({ kind: name, recordId: id, recordName: '' })

export async function recordCreated(
  tx: Tx,
  kind: Kind,
  ids: number[],
  { deed, parentId }: Within,
): Promise<void> {
  const made = await readRecords(tx, kind, ids)
  const entries = made.map(({ id, content }) => ({
    ...entryOf(kind, id),
    recordName: kind.names ? '' : nameOf(kind, content),
    action: 'created',
    version: 1,
    changes: diff({}, content),
    parentId,
  }))
  await record(tx, deed, entries)
}

/** The members as they stand, held; it fails where one isn't as it was planned. */
export async function holdMembers(
  tx: Tx,
  kind: Kind,
  changes: PlannedChange[],
): Promise<Map<number, Administered>> {
  const ids = changes.map(({ member }) => member.id)
  const found = new Map((await readRecords(tx, kind, ids, { hold: true })).map((one) => [one.id, one]))
  if (changes.some(({ member }) => found.get(member.id)?.version !== member.version))
    throw new ChangedMeanwhile()
  return found
}

/** What files say of them beside their accounts, of those of whom this one does. */
export const readChangedBeside = (tx: Tx, changes: PlannedChange[]) =>
  readBeside(
    tx,
    changes.filter(({ parts }) => parts.some((part) => BESIDE.includes(part))).map(({ member }) => member.id),
  )

const BESIDE: Part[] = ['place', 'job']

/** A version and an entry for each that changed. */
export async function followChanges(
  tx: Tx,
  kind: Kind,
  changes: PlannedChange[],
  before: { accounts: Map<number, Administered>; beside: Awaited<ReturnType<typeof readBeside>> },
  { deed, parentId }: Within,
): Promise<void> {
  const ids = changes.map(({ member }) => member.id)
  const beside = await readBeside(tx, [...before.beside.keys()])
  const after = await readRecords(tx, kind, ids)
  const versions = after.map(({ id, version }) => ({ id, version: version + 1 }))
  await writeStates(tx, kind, versions)
  const entries = after.map(({ id, version, content }) => ({
    ...entryOf(kind, id),
    action: 'changed',
    version: version + 1,
    changes: [
      ...diff(before.accounts.get(id)?.content ?? {}, content),
      ...besideChanges(before.beside.get(id), beside.get(id)),
    ],
    parentId,
  }))
  await record(tx, deed, entries)
}
