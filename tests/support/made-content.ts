/** Whatever could stand in the records of a kind, as forms would submit it. */
import fc from 'fast-check'
import { CHOSEN, type Content } from '#app/domain/administration/content.ts'
import { type Field, type Fields, isRowsField, type RowsField } from '#app/domain/administration/fields.ts'
import { contentSchema, fieldsFor, type Payload } from '#app/domain/administration/form.server.ts'
import type { Choices, Kind } from '#app/domain/administration/kind.server.ts'
import { insertEach, problemsOfEach } from '#app/domain/administration/save.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { db } from './app.ts'
import { day } from './viewer-kinds.ts'

export const viewer = someoneIn('ADMIN', day('2026-06-01'))
const deed = { actorId: null, door: 'COMMAND' } as const

export const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }).filter((one) => !one.includes('\0')),
  fc.constantFrom(
    '00417',
    '=1+1',
    "'=SUM(A1)",
    "''x",
    '+1',
    '-40',
    '@all',
    '003000000000042',
    '12345678901234567890',
  ),
  fc.constantFrom(
    'MAR-05',
    '1/2',
    '2027-03-05',
    '3/4/2027',
    '1E5',
    '1.50',
    'TRUE',
    'yes',
    '(none)',
    ' x ',
    '"q"',
    'a;b',
  ),
)
export const isoDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const address = fc.nat().map((some) => `made-${some}@example.org`)
const web = fc.nat().map((some) => `https://example.org/${some}`)
const minute = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((one) => String(one).padStart(2, '0')).join(':'))

/** Options whose names no other has: a cell can’t say which of two is meant. */
const alone = (options: Choices[string]) =>
  options
    .filter(({ label }, _, all) => all.filter((other) => other.label === label).length === 1)
    .map(({ value }) => value)

/** What a form would submit for a field, and it takes; null where there is nothing to choose. */
export function typedFor(field: Field, choices: Choices): fc.Arbitrary<string | string[]> | null {
  const anything = anythingFor(field, choices)
  const isTaken = (typed: string | string[]) => field.schema.safeParse(typed).success
  if (!anything || !fc.sample(anything, { seed: 1, numRuns: 200 }).some(isTaken)) return null
  return anything.filter(isTaken)
}

function anythingFor(field: Field, choices: Choices): fc.Arbitrary<string | string[]> | null {
  const orNothing = (some: fc.Arbitrary<string>) => (field.optional ? fc.oneof(some, fc.constant('')) : some)
  const options =
    typeof field.choices === 'string' ? alone(choices[field.choices] ?? []) : Object.keys(field.choices ?? {})
  switch (field.input) {
    case 'line':
      return orNothing(fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: address }))
    case 'text':
    case 'markdown':
      return orNothing(text)
    case 'url':
      return orNothing(
        fc.oneof(
          web,
          fc.nat().map((some) => `/pictures/${some}.png`),
        ),
      )
    case 'date':
      return orNothing(isoDay)
    case 'time':
      return orNothing(minute)
    case 'number':
      return orNothing(fc.oneof(fc.nat(999), fc.integer({ min: 1900, max: 2200 })).map(String))
    case 'checkbox':
      return fc.constantFrom('on', '')
    case 'choice':
    case 'search':
      return options.length > 0 ? orNothing(fc.constantFrom(...options)) : null
    case 'choices':
      return fc.subarray(options)
  }
}

const MOST_ROWS = 2

/** What stands in a section: a text has no address, and everything else has one. */
function fittingElement(row: Payload): Payload {
  if (!['TEXT', 'IMAGE', 'VIDEO', 'FILE'].includes(String(row.kind))) return row
  const url = { TEXT: '', IMAGE: '/pictures/1.png' }[String(row.kind)] ?? 'https://example.org/1'
  return { ...row, url, text: String(row.text ?? '').trim() ? (row.text as string) : 'Some text' }
}

function rowsFor({ fields, join }: RowsField, choices: Choices): fc.Arbitrary<Payload[]> {
  const maxLength = MOST_ROWS
  const row = payloadFor(fields, choices).map(fittingElement)
  const chosen = (one: Payload) => String(one[CHOSEN] ?? '')
  return join
    ? fc.uniqueArray(row, { maxLength, selector: chosen })
    : fc.array(row, { minLength: 1, maxLength })
}

/** What a form with these fields would submit. */
export function payloadFor(fields: Fields, choices: Choices): fc.Arbitrary<Payload> {
  const shape = Object.entries(fields).flatMap(([name, field]): [string, fc.Arbitrary<Payload[string]>][] => {
    const typed = isRowsField(field) ? rowsFor(field, choices) : typedFor(field, choices)
    return typed ? [[name, typed]] : []
  })
  return fc.record(Object.fromEntries(shape))
}

/** All that a kind’s fields can choose, with a few of what they look up. */
export async function choicesOf(kind: Kind): Promise<Choices> {
  const looked = Object.entries(kind.lookups ?? {}).map(async ([name, lookup]) => {
    const searched = ['', 'an', 'ar'].map((letters) => lookup.search(db(), viewer, letters))
    const found = (await Promise.all(searched)).find((some) => some.length > 0) ?? []
    const ids = found.slice(0, 8).map(({ id }) => Number(id))
    const named = await (lookup.inFiles ?? lookup).named(db(), ids)
    return [name, named.map(({ id, label }) => ({ value: id, label }))] as const
  })
  return { ...(await kind.choices?.(db(), viewer)), ...Object.fromEntries(await Promise.all(looked)) }
}

/** Makes the first ones that the kind’s rules allow. Returns their ids. */
export async function madeOf(kind: Kind, payloads: Payload[], most: number): Promise<number[]> {
  const schema = contentSchema(fieldsFor(viewer, kind.fields))
  const contents = payloads.flatMap((payload): Content[] => {
    const { data } = schema.safeParse(payload)
    return data ? [data] : []
  })
  return db().$transaction(async (tx) => {
    const ids: number[] = []
    // One by one: two of them may not be beside each other.
    for (const content of contents) {
      if (ids.length === most) break
      const [problems = []] = await problemsOfEach(tx, kind, [{ content, now: null, id: null }], viewer)
      if (problems.length > 0) continue
      const [made] = await insertEach(tx, deed, kind, [{ content, publish: false }])
      if (made) ids.push(made.id)
    }
    return ids
  })
}
