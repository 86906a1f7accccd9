import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kindNamed } from '#app/domain/administered/kinds.server.ts'
import { type Content, diff } from '#app/domain/administration/content.ts'
import { type Field, isRowsField } from '#app/domain/administration/fields.ts'
import { contentSchema, fieldsFor, type Payload } from '#app/domain/administration/form.server.ts'
import type { Choices, Kind } from '#app/domain/administration/kind.server.ts'
import { insertEach, problemsOfEach } from '#app/domain/administration/save.server.ts'
import { readRecords } from '#app/domain/administration/store.server.ts'
import { toCell } from '#app/domain/exchange/cells.ts'
import { isAsItStands, saysSame } from '#app/domain/exchange/rewriting.ts'
import { runImport } from '#app/domain/exchange/run-import.server.ts'
import { exportAll } from '#app/domain/exchange/whole.server.ts'
import { someoneIn } from '#app/domain/viewer/someone.ts'
import { csvLine } from '#app/spreadsheets/csv.ts'
import { unguard } from '#app/spreadsheets/guard.ts'
import { db } from '../support/app.ts'
import { rewrittenByProgram } from '../support/spreadsheet-program.ts'
import { day } from '../support/viewer-kinds.ts'

/** Records of each kind; 10,000 of all by hand, in small lots: `PROPERTY_RUNS=10000 PROPERTY_SEED=7`. */
const RECORDS = Number(process.env.PROPERTY_RUNS ?? 120)
const AT_ONCE = 20
/** The same cases each time, unless others are asked for. */
const SEED = Number(process.env.PROPERTY_SEED ?? 1)
const KINDS = [
  'links',
  'tags',
  'organizations',
  'opportunities',
  'resources',
  'announcements',
  'events',
] as const

const viewer = someoneIn('ADMIN', day('2026-06-01'))
const deed = { actorId: null, door: 'COMMAND' } as const

const text = fc.oneof(
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
const isoDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2080-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const minute = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((one) => String(one).padStart(2, '0')).join(':'))

/** What a form would submit for a field; null where only a person could choose. A cell can’t say which of two equal names. */
function typedFor(field: Field, choices: Choices): fc.Arbitrary<string | string[]> | null {
  const orNothing = (some: fc.Arbitrary<string>) => (field.optional ? fc.oneof(some, fc.constant('')) : some)
  const options =
    typeof field.choices === 'string'
      ? (choices[field.choices] ?? [])
          .filter(({ label }, _, all) => all.filter((other) => other.label === label).length === 1)
          .map(({ value }) => value)
      : Object.keys(field.choices ?? {})
  switch (field.input) {
    case 'line':
    case 'text':
    case 'markdown':
      return orNothing(text)
    case 'url':
      return orNothing(fc.nat().map((some) => `https://example.org/${some}`))
    case 'date':
      return orNothing(isoDay)
    case 'time':
      return orNothing(minute)
    case 'number':
      return orNothing(fc.nat(999).map(String))
    case 'checkbox':
      return fc.constantFrom('on', '')
    case 'choice':
      return options.length > 0 ? orNothing(fc.constantFrom(...options)) : null
    case 'choices':
      return fc.subarray(options)
    case 'search':
      return null
  }
}

async function madeOf(kind: Kind, payloads: Payload[]): Promise<number[]> {
  const schema = contentSchema(fieldsFor(viewer, kind.fields))
  const contents = payloads.flatMap((payload) => {
    const { data } = schema.safeParse(payload)
    return data ? [data] : []
  })
  return db().$transaction(async (tx) => {
    const problems = await problemsOfEach(
      tx,
      kind,
      contents.map((content) => ({ content, now: null, id: null })),
      viewer,
    )
    const fit = contents.filter((_, index) => problems[index]?.length === 0)
    const made = await insertEach(
      tx,
      deed,
      kind,
      fit.map((content) => ({ content, publish: false })),
    )
    return made.map(({ id }) => id)
  })
}

type Sheet = { header: string[]; rows: string[][] }

async function exported(kind: Kind): Promise<Sheet> {
  const made = await exportAll(viewer, kind, 'csv')
  const [header = [], ...rows] = parse(String(made.content), { bom: true }) as string[][]
  return { header, rows: rows.map((row) => row.map(unguard)) }
}

const imported = (kind: Kind, { header, rows }: Sheet) =>
  runImport(
    viewer,
    kind,
    { name: 'list.csv', bytes: new TextEncoder().encode([header, ...rows].map(csvLine).join('')) },
    { apply: true },
  )

describe.each(KINDS)('%s, exported, rewritten by a spreadsheet program and imported', (name) => {
  test('change where cells were edited, and nowhere else', async () => {
    const kind = kindNamed(name) as Kind
    const choices = (await kind.choices?.(db(), viewer)) ?? {}
    const fields = Object.entries(fieldsFor(viewer, kind.fields)).flatMap(([field, one]) => {
      const typed = isRowsField(one) ? null : typedFor(one, choices)
      return typed && !isRowsField(one) ? [{ name: field, field: one, typed }] : []
    })
    let number = 0
    const payload = fc
      .record(Object.fromEntries(fields.map((one) => [one.name, one.typed])))
      .map((typed): Payload => {
        const named = { [kind.named]: `${typed[kind.named]} ${++number}` }
        const key = kind.key && typed[kind.key] ? { [kind.key]: String(number) } : {}
        return { ...kind.start, ...typed, ...named, ...key }
      })
    const edit = fc.record({ row: fc.nat(), column: fc.nat() })

    for (let count = 0; count < RECORDS / KINDS.length; count += AT_ONCE) {
      await fc.assert(
        fc.asyncProperty(
          fc.array(payload, { minLength: AT_ONCE, maxLength: AT_ONCE }),
          fc.array(payload, { minLength: AT_ONCE, maxLength: AT_ONCE }),
          fc.array(edit, { maxLength: AT_ONCE }),
          async (payloads, others, edits) => {
            const ids = await madeOf(kind, payloads)
            const { header, rows } = await exported(kind)
            const rewritten = rows.map((row) => row.map(rewrittenByProgram))
            expect(await imported(kind, { header, rows: rewritten })).toMatchObject({
              counts: { new: 0, changed: 0, faulty: 0, unchanged: rows.length },
              rewritten: rows.flatMap((row, index) =>
                header
                  .filter((_, column) => !isAsItStands(rewritten[index]?.[column] ?? '', row[column] ?? ''))
                  .map((column) => ({ column })),
              ),
            })

            const before = await readRecords(db(), kind, ids)
            const wished = new Map<number, Content>()
            const at = (label: string) => header.indexOf(label)
            for (const { row, column } of edits) {
              const record = before[row % Math.max(before.length, 1)]
              const one = fields[column % fields.length]
              const typed = others[row % others.length]?.[one?.name ?? '']
              if (!record || !one || typed === undefined || one.name === kind.named) continue
              const value = one.field.schema.safeParse(typed).data
              const sheetRow = rewritten.find((cells) => cells[at('id')] === String(record.id))
              const current = { ...record.content, ...wished.get(record.id) }
              const next = { ...current, [one.name]: value ?? null }
              const cell = toCell(one.field, value ?? null, choices)
              if (
                !sheetRow ||
                !cell.trim() ||
                saysSame(cell, toCell(one.field, current[one.name] ?? null, choices))
              )
                continue
              if (diff(current, next).length !== 1) continue
              const [problems] = await problemsOfEach(
                db(),
                kind,
                [{ content: next, now: record, id: record.id }],
                viewer,
              )
              if (problems && problems.length > 0) continue
              sheetRow[at(one.field.label)] = cell
              // Edited twice, it may be as before.
              if (diff(record.content, next).length > 0) wished.set(record.id, next)
              else wished.delete(record.id)
            }
            expect(await imported(kind, { header, rows: rewritten })).toMatchObject({
              counts: { new: 0, changed: wished.size, faulty: 0, unchanged: rows.length - wished.size },
            })
            const after = await readRecords(db(), kind, ids)
            expect(after.map(({ content }) => content)).toEqual(
              before.map(({ id, content }) => wished.get(id) ?? content),
            )
            await db().$executeRawUnsafe(`DELETE FROM "${kind.table}" WHERE id = ANY($1::int[])`, ids)
          },
        ),
        { numRuns: 1, seed: SEED + count, endOnFailure: true },
      )
    }
  }, 600_000)
})
