import type { Tx } from '#app/db/database.server.ts'
import type { Content } from '#app/domain/administration/content.ts'
import { isRowsField } from '#app/domain/administration/fields.ts'
import { contentSchema, payloadOf } from '#app/domain/administration/form.server.ts'
import type { Kind } from '#app/domain/administration/kind.server.ts'
import { withIds } from '#app/domain/administration/row-ids.server.ts'
import { insertEach, problemsOfEach } from '#app/domain/administration/save.server.ts'
import { type Administered, readRecords } from '#app/domain/administration/store.server.ts'
import { writeEach } from '#app/domain/administration/write.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { today } from '#app/values/calendar-date.ts'
import { groupBy } from '#app/values/group-by.ts'
import { ago } from './waking-hours.ts'

const YEAR = 365 * 86_400_000

/** What somebody would have typed, and when; a draft isn't published. */
export type Typed = { content: Record<string, unknown>; at?: Date; isDraft?: boolean }

/**
 * Makes records as the forms of their kind do: its fields read them, its rules are asked, and they are written with their
 * history by the one door for new records. What a form would refuse is an error. Returns their ids, in their order.
 */
export async function make(tx: Tx, kind: Kind, typed: Typed[]): Promise<number[]> {
  const made = typed.map(({ content, at = ago(YEAR), isDraft = false }, place) => {
    return { place, at, content: read(kind, content), publish: kind.publishes === true && !isDraft }
  })
  const asked = made.map(({ content }) => ({ content, now: null, id: null }))
  const problems = await problemsOfEach(tx, kind, asked, administrator())
  for (const [place, found] of problems.entries()) refuse(kind, typed[place]?.content ?? {}, found)
  const ids: number[] = []
  for (const [at, alike] of groupBy(made, ({ at }) => at.getTime())) {
    const saved = await insertEach(tx, { ...byCommand, at: new Date(at) }, kind, alike)
    for (const [index, { place }] of alike.entries()) ids[place] = saved[index]?.id as number
  }
  return ids
}

/** Changes fields of records as their forms do. */
export async function changeEach(
  tx: Tx,
  kind: Kind,
  fieldsOf: Map<number, Record<string, unknown>>,
): Promise<void> {
  const writings: { now: Administered; content: Content; publish: boolean }[] = []
  for (const now of await readRecords(tx, kind, [...fieldsOf.keys()], { hold: true })) {
    const typed = read(kind, { ...now.content, ...fieldsOf.get(now.id) })
    const content = await withIds(tx, kind.fields, typed, [now.content])
    writings.push({ now, content, publish: now.state.published })
  }
  const asked = writings.map(({ now, content }) => ({ now, content, id: now.id }))
  const problems = await problemsOfEach(tx, kind, asked, administrator())
  for (const [place, { content }] of writings.entries()) refuse(kind, content, problems[place] ?? [])
  await writeEach(tx, { ...byCommand, at: ago(YEAR) }, kind, writings)
}

/** Whoever makes the demo. */
const byCommand = { actorId: null, door: 'COMMAND' } as const
const administrator = () => someoneIn('ADMIN', today('America/New_York'))

function read(kind: Kind, content: Record<string, unknown>): Content {
  const unknown = Object.keys(content).filter((name) => !(name in kind.fields))
  if (unknown.length > 0) throw new Error(`A form of a ${kind.noun.one} has no ${unknown.join(', ')}`)
  const typed = payloadOf(kind.fields, { ...nothingChosen(kind), ...content } as Content)
  const { data, error } = contentSchema(kind.fields).safeParse(typed)
  if (data) return data
  const problems = error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return refuse(kind, content, problems) as never
}

const nothingChosen = ({ fields }: Kind): Content =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      !isRowsField(field) && field.input === 'choices' ? [[name, []]] : [],
    ),
  )

function refuse(kind: Kind, content: Record<string, unknown>, problems: { path: string; message: string }[]) {
  if (problems.length === 0) return
  const said = problems.map(({ path, message }) => `${path}: ${message}`).join(' ')
  throw new Error(`The form of the ${kind.noun.one} “${content[kind.named]}” says: ${said}`)
}
