/** Compares every row returned by the database with its declaration. */
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import type { RowSchema, RowWitness } from '#app/db/query.server.ts'
import { declaredStatements, keyOf } from './declared-statements.ts'

class UndeclaredRowsError extends Error {}

const seen = new Set<string>()
let faults: Error[] = []
let places: Map<string, string[]> | undefined

/** From now on, in this process. */
export function witnessRows(): void {
  const witness: RowWitness = (text, Row, rows) => {
    if (rows.length > 0) seen.add(keyOf(text.raw))
    const fault = faultOf(text, Row, rows)
    if (!fault) return rows
    faults.push(fault)
    throw fault
  }
  Object.assign(globalThis, { [Symbol.for('members-network.row-witness')]: witness })
}

/** Pages recover from errors below them, so an error is thrown again at the end of a test. */
export function throwFaults(): void {
  const [fault] = faults
  faults = []
  if (fault) throw fault
}

/** Reports which statements have returned a row, and that the file has run. */
export function handOnSeen(folder: string, file: string): void {
  const line = JSON.stringify({ file, seen: [...seen] })
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), `${line}\n`)
  seen.clear()
}

function faultOf(text: TemplateStringsArray, Row: RowSchema, rows: unknown[]): Error | undefined {
  for (const [index, row] of rows.entries()) {
    const { error } = Row.safeParse(row)
    if (!error) continue
    const said = error.issues.map((issue) => `${issue.path.join('.') || 'the row'}: ${issue.message}`)
    return new UndeclaredRowsError(`${placeOf(text)}, row ${index + 1}:\n${said.join('\n')}`)
  }
}

function placeOf(text: TemplateStringsArray): string {
  places ??= declaredStatements()
  return places.get(keyOf(text.raw))?.join(' or ') ?? text.join('…')
}
