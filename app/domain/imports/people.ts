import { fold } from '#app/values/fold.ts'
import { EMPTY } from '../exchange/cells.ts'
import { roleLabels } from '../viewer/roles.ts'
import type { Column } from './columns.ts'
import type { Fault, ImportRow } from './rows.ts'

/** A person in the file, from one line or several that complement each other. */
export type ImportedPerson = ImportRow & {
  lines: number[]
  /** Where they work is told by a file of its own: the organization is that of the account alone. */
  worksElsewhere?: true
  /** City, state and country are all that there is to say of where they live, also where some are empty. */
  isWholePlace?: true
}

const SAME: Exclude<Column, 'program' | 'programYear' | 'roles'>[] = [
  'sfId',
  'email',
  'firstName',
  'lastName',
  'organization',
  'title',
  'city',
  'state',
  'country',
]

export const programKey = ({ type, year }: { type: string; year: number }) => `${fold(type)} ${year}`

/** Merges the lines of each person, by sfId or email. Lines that contradict each other are errors. */
export function gatherPeople(rows: ImportRow[]): { people: ImportedPerson[]; faults: Fault[] } {
  const people: ImportedPerson[] = []
  const faults: Fault[] = []
  const bySfId = new Map<string, ImportedPerson>()
  const byEmail = new Map<string, ImportedPerson>()
  for (const row of rows) {
    const one = row.sfId ? bySfId.get(row.sfId) : undefined
    const other = byEmail.get(row.email)
    const known = one ?? other
    const fault =
      one && other && one !== other ? twoPeople(row, one, other) : known && contradiction(known, row)
    if (fault) {
      faults.push(fault)
      continue
    }
    const person = known ? merge(known, row) : begin(row)
    if (!known) people.push(person)
    byEmail.set(person.email, person)
    if (person.sfId) bySfId.set(person.sfId, person)
  }
  return { people, faults }
}

function begin(row: ImportRow): ImportedPerson {
  return { ...row, programs: [...row.programs], lines: [row.line] }
}

function merge(person: ImportedPerson, { programs, line, ...row }: ImportRow): ImportedPerson {
  const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
  const emptied = [...new Set([...(person.emptied ?? []), ...(row.emptied ?? [])])]
  Object.assign(person, given, emptied.length > 0 && { emptied })
  person.lines.push(line)
  person.programs.push(...programs.filter((program) => !hasProgram(person, program)))
  return person
}

function twoPeople(row: ImportRow, one: ImportedPerson, other: ImportedPerson): Fault {
  const reason = `was used on line ${one.line}, but the email address was used on line ${other.line}`
  return { line: row.line, column: 'sfId', value: row.sfId ?? '', reason }
}

function contradiction(person: ImportedPerson, row: ImportRow): Fault | undefined {
  for (const column of SAME) {
    const [value, other] = [saidOf(row, column), saidOf(person, column)]
    if (value && other && other !== value) {
      return { line: row.line, column, value, reason: `differs from line ${person.line}` }
    }
  }
  if (row.roles && person.roles && row.roles.join() !== person.roles.join()) {
    return {
      line: row.line,
      column: 'roles',
      value: rolesText(row.roles),
      reason: `differs from line ${person.line}`,
    }
  }
  return addsTo(person, row)
    ? undefined
    : { line: row.line, column: null, value: row.email, reason: `is a duplicate of line ${person.line}` }
}

const saidOf = (row: ImportRow, column: (typeof SAME)[number]): string | undefined =>
  row[column] ?? (row.emptied?.some((one) => one === column) ? EMPTY : undefined)

/** As files write them. */
export const rolesText = (roles: ImportRow['roles'] = []) => roles.map((role) => roleLabels[role]).join('; ')

/** Whether a line adds anything about the person to the lines before it. */
function addsTo(person: ImportedPerson, row: ImportRow): boolean {
  if (row.programs.some((program) => !hasProgram(person, program))) return true
  if (row.roles && !person.roles) return true
  return SAME.some((column) => saidOf(row, column) && !saidOf(person, column))
}

function hasProgram({ programs }: ImportedPerson, program: ImportedPerson['programs'][number]): boolean {
  return programs.some((it) => programKey(it) === programKey(program))
}
