import { db, type Tx } from '#app/db/database.server.ts'
import { takeIds } from '#app/db/records.server.ts'
import { submissionKey } from '#app/values/submission-key.server.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { apply, type Change, type Content, conflictsOf, diff, rowsOf, unapply } from './content.ts'
import { type Fields, isRowsField } from './fields.ts'
import { heldRowsOfEach } from './held-rows.server.ts'
import { changesSince, type Deed, madeBy, record } from './history.server.ts'
import { type Checked, type Judged, type Kind, nameOf, type Problem } from './kind.server.ts'
import { lostFiles } from './lost-files.server.ts'
import { withIds } from './row-ids.server.ts'
import { afterOperation, NOT_PUBLISHED, type State, stateChanges } from './state.ts'
import { deletedChoices } from './still-there.server.ts'
import { type Administered, readRecord, writeContents, writeStates } from './store.server.ts'
import { inContent, type Saved, write } from './write.server.ts'

/** What a form says: its content, with 0 as the id of new rows, and whether it is to be published. */
export type Typed = { content: Content; publish: boolean; confirmed?: string }

export type Saving =
  | Saved
  | { kind: 'refused'; problems: Problem[] }
  /** Somebody changed the same things meanwhile: what stands in their places now. */
  | { kind: 'stale'; now: Administered; merged: Content; differing: Change[] }
  /** What follows from it wasn't said before: the form says it, and carries the token once it is confirmed. */
  | { kind: 'unconfirmed'; says: string[]; token: string }
  | { kind: 'gone' }

export const byForm = (viewer: Viewer): Deed => ({ actorId: viewer.id, door: 'FORM' })

/** Makes a record. The same form sent twice makes one. */
export async function create(
  viewer: Viewer,
  kind: Kind,
  { content: typed, publish }: Typed,
  key: string,
): Promise<Saving> {
  const formKey = submissionKey(key, { kind: kind.name, typed, by: viewer.id })
  const content = permitted(viewer, kind.fields, typed, {})
  return db().$transaction(async (tx) => {
    const made = await madeBy(tx, formKey)
    if (made?.recordId) return { kind: 'saved', id: made.recordId, entryId: made.id, published: publish }
    const problems = await problemsOf(tx, kind, content, null, { id: null, viewer })
    if (problems.length > 0) return { kind: 'refused', problems }
    return insert(tx, byForm(viewer), kind, { content, publish, formKey })
  })
}

type Insertion = Typed & { formKey?: string; id?: number; parentId?: number }

/** Writes a new record with its history, in the caller's transaction. */
export async function insert(tx: Tx, deed: Deed, kind: Kind, insertion: Insertion): Promise<Saved> {
  const [saved] = await insertEach(tx, deed, kind, [insertion])
  return saved as Saved
}

/** Writes new records with their history; every door that makes records comes here. */
export async function insertEach(tx: Tx, deed: Deed, kind: Kind, insertions: Insertion[]): Promise<Saved[]> {
  const ids = await takeIds(tx, kind.table, insertions.filter(({ id }) => id === undefined).length)
  const made: (Omit<Insertion, 'id'> & { id: number; state: State; published: boolean })[] = []
  for (const insertion of insertions) {
    const published = insertion.publish || !kind.publishes
    const state = published ? afterOperation('publish', NOT_PUBLISHED, deed.at ?? new Date()) : NOT_PUBLISHED
    const content = await withIds(tx, kind.fields, insertion.content)
    made.push({ ...insertion, id: insertion.id ?? (ids.shift() as number), content, state, published })
  }
  await writeContents(
    tx,
    kind,
    made.map(({ id, content }) => ({ id, content, before: null })),
  )
  await writeStates(
    tx,
    kind,
    made.map(({ id, state }) => ({ id, version: 1, state })),
  )
  const entryIds = await record(
    tx,
    deed,
    made.map(({ id, content, publish, state, formKey, parentId }) => ({
      action: publish ? 'created and published' : 'created',
      kind: kind.name,
      recordId: id,
      recordName: nameOf(kind, content),
      version: 1,
      changes: [...diff({}, content), ...(kind.publishes ? stateChanges(NOT_PUBLISHED, state) : [])],
      formKey,
      parentId,
    })),
  )
  const written = made.map(({ id, content }) => ({ id, before: null, after: content }))
  await kind.afterWrite?.(tx, written, deed)
  return made.map(({ id, published }, index) => ({
    kind: 'saved',
    id,
    entryId: entryIds[index] ?? null,
    published,
  }))
}

/**
 * Saves a record as it was seen at a version. What others have changed since in other places stays; what they have
 * changed in the same places is never overwritten.
 */
export async function save(
  viewer: Viewer,
  kind: Kind,
  id: number | null,
  { content: typed, publish, version, confirmed }: Typed & { version: number },
): Promise<Saving> {
  return db().$transaction(async (tx) => {
    const now = await readRecord(tx, kind, id, { hold: true })
    if (!now) return { kind: 'gone' }
    const theirs = await changesSince(tx, kind.name, now, version)
    const base = theirs && unapply(now.content, theirs.filter(inContent(kind)))
    const wished = permitted(
      viewer,
      kind.fields,
      await withIds(tx, kind.fields, typed, [base ?? now.content, now.content]),
      base ?? now.content,
    )
    const mine = diff(base ?? now.content, wished)
    const differing = theirs ? inTheWay(kind, mine, theirs) : mine
    const content = apply(now.content, mine)
    if (differing.length > 0 && version !== now.version) {
      return { kind: 'stale', now, merged: content, differing: standing(now, differing) }
    }
    const [held = []] = await heldRowsOfEach(tx, kind.fields, [{ before: now.live, after: content }])
    const problems = [...(await problemsOf(tx, kind, content, now, { id: now.id, viewer })), ...held]
    if (problems.length > 0) return { kind: 'refused', problems }
    const says = (await kind.consequences?.(tx, content, now.content, now.id)) ?? []
    const token = submissionKey('consequences', says)
    if (says.length > 0 && token !== confirmed) return { kind: 'unconfirmed', says, token }
    return write(tx, byForm(viewer), kind, now, { content, publish })
  }, PATIENT)
}

/** What somebody else has changed meanwhile in the same places; or anywhere, of what is said of all of it. */
function inTheWay(kind: Kind, mine: Change[], theirs: Change[]): Change[] {
  const changed = theirs.some(inContent(kind))
  const conflicts = conflictsOf(mine, theirs)
  return mine.filter((own) => conflicts.includes(own) || (changed && isOfWhole(kind, own)))
}

function isOfWhole({ fields }: Kind, { path }: Change): boolean {
  const field = fields[path]
  return field !== undefined && !isRowsField(field) && field.ofWhole === true
}

/** Copies that follow a change, such as names on cards, can be a hundred thousand. */
export const PATIENT = { timeout: 60_000 }

/** So can the lines of a file. */
export const LONG = { timeout: 15 * 60_000, maxWait: 60_000 }

type Standing = Pick<Administered, 'content' | 'live'>

/** What is wrong with a content. The kind's own rules are asked of records that are still there. */
export async function problemsOf(
  tx: Tx,
  kind: Kind,
  content: Content,
  now: Standing | null,
  { id, viewer }: Checked,
): Promise<Problem[]> {
  const byItself = { ...kind, checkEach: undefined }
  const [problems = []] = await problemsOfEach(tx, byItself, [{ content, now, id }], viewer)
  return problems
}

/** The same of several contents. */
export async function problemsOfEach(
  tx: Tx,
  kind: Kind,
  contents: { content: Content; now: Standing | null; id: number | null }[],
  viewer?: Viewer,
): Promise<Problem[][]> {
  const showing = contents.map(({ content, now }) => ({ content, live: now?.live ?? {} }))
  const chosen = await deletedChoices(tx, kind, showing)
  const lost = await lostFiles(tx, showing)
  const gone = chosen.map((problems, index) => [...problems, ...(lost[index] ?? [])])
  const judged = contents.map(({ content, now, id }) => ({ content, before: now?.content ?? null, id }))
  const isFit = (_: unknown, index: number) => gone[index]?.length === 0
  const found = await check(tx, kind, judged.filter(isFit), viewer)
  return gone.map((problems) => (problems.length > 0 ? problems : (found.shift() ?? [])))
}

async function check(tx: Tx, kind: Kind, judged: Judged[], viewer?: Viewer): Promise<Problem[][]> {
  if (kind.checkEach) return [...(await kind.checkEach(tx, judged, viewer))]
  const problems: Problem[][] = []
  for (const { content, before, id } of judged) {
    problems.push((await kind.check?.(tx, content, before, { id, viewer })) ?? [])
  }
  return problems
}

/** Fields that the person may not change keep what stands. */
function permitted(viewer: Viewer, fields: Fields, typed: Content, standing: Content): Content {
  const kept = Object.entries(fields).filter(
    ([name, { permission }]) =>
      !(name in typed) || (permission !== undefined && !canAdminister(viewer, permission)),
  )
  return { ...typed, ...Object.fromEntries(kept.map(([name]) => [name, standing[name] ?? null])) }
}

/** Each change with what stands in its place now. */
function standing({ content }: Administered, mine: Change[]): Change[] {
  return mine.map(({ path, after }) => ({ path, before: valueAt(content, path), after }))
}

function valueAt(content: Content, path: string): Change['before'] {
  const [field = '', key, ...inside] = path.split('.')
  const value = content[field] ?? null
  if (key === undefined) return value
  const row = rowsOf(value).find(({ id }) => id === Number(key))
  if (!row) return null
  return inside.length > 0 ? valueAt(row, inside.join('.')) : row
}
