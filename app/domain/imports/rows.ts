import type { Role } from '#app/db/generated/enums.ts'
import { ERROR_VALUE, isErrorValue } from '#app/spreadsheets/error-value.ts'
import { isShortened, SHORTENED_KEY } from '#app/spreadsheets/shortened.ts'
import { isEmail, normalizeEmail } from '#app/values/email-address.ts'
import { codePointLength, isVisible, normalizeMultiline, normalizeText } from '#app/values/text.ts'
import { isEmptied, saidIn } from '../exchange/cells.ts'
import { isNoName, SAYS_NOTHING, saysNothing } from '../exchange/nothing.ts'
import type { Column } from './columns.ts'

export type Fault = { line: number; column: Column | null; value: string; reason: string }

/** One line, normalized. Empty cells are absent. */
export type ImportRow = {
  line: number
  sfId?: string
  email: string
  firstName: string
  lastName: string
  roles?: Role[]
  programs: { type: string; year: number }[]
  organization?: string
  title?: string
  city?: string
  state?: string
  country?: string
  /** What is to be empty, of whoever is there. */
  emptied?: Emptiable[]
}

const EMPTIABLE = ['sfId', 'organization', 'title', 'city', 'state', 'country'] as const
export type Emptiable = (typeof EMPTIABLE)[number]

const isEmptiable = (column: Column): column is Emptiable => (EMPTIABLE as readonly Column[]).includes(column)

export const MAX_LENGTH = 255
export const TOO_LONG = `is longer than ${MAX_LENGTH} characters`
const NOT_EMPTIED = 'isn’t emptied by a file: enrollments are ended on the member’s page'
const ROLES: Record<string, Role> = {
  fellow: 'FELLOW',
  alumni: 'ALUMNI',
  alumnus: 'ALUMNI',
  alumna: 'ALUMNI',
  partner: 'PARTNER',
  partnerrep: 'PARTNER',
  staff: 'STAFF',
  eventmanager: 'EVENT_MANAGER',
  admin: 'ADMIN',
}

/** The person on a line with the values that were left out, or the errors for which the line is refused. */
type Read = { row: ImportRow; leftOut: Fault[] } | { faults: Fault[] }

/**
 * Reads the cells of a line. Whatever would make a wrong person is an error; what else can't be understood is left out.
 */
export function readRow(line: number, cell: (column: Column) => string): Read {
  const faults: Fault[] = []
  const leftOut: Fault[] = []
  const emptied: Emptiable[] = []
  const fault: Report = (column, value, reason) => faults.push({ line, column, value, reason })
  const leaveOut: Report = (column, value, reason) => leftOut.push({ line, column, value, reason })
  const text = (column: Column, normalize = normalizeText) => {
    const value = normalize(cell(column))
    if (isEmptied(value) && isEmptiable(column)) return void emptied.push(column)
    if (isEmptied(value) && column !== 'roles') return void leaveOut(column, value, NOT_EMPTIED)
    if (saysNothing(value)) return void leaveOut(column, value, SAYS_NOTHING)
    const isError = isErrorValue(value)
    if (!isError && codePointLength(value) <= MAX_LENGTH) return value || undefined
    leaveOut(column, value, isError ? ERROR_VALUE : TOO_LONG)
    return undefined
  }
  const name = (column: 'firstName' | 'lastName') => {
    const value = normalizeText(saidIn(cell(column)))
    if (!isVisible(value) || isNoName(value)) fault(column, value.trim(), 'is required')
    else if (isErrorValue(value)) fault(column, value, ERROR_VALUE)
    else if (codePointLength(value) > MAX_LENGTH) fault(column, value, TOO_LONG)
    return value
  }

  const email = normalizeEmail(saidIn(cell('email')))
  if (!email) fault('email', '', 'is required')
  else if (!isEmail(email)) fault('email', email, 'isn’t an email address')
  const key = cell('sfId')
  if (isShortened(key)) fault('sfId', key, SHORTENED_KEY)
  const row: ImportRow = {
    line,
    email,
    sfId: text('sfId'),
    firstName: name('firstName'),
    lastName: name('lastName'),
    roles: readRoles(text('roles', normalizeMultiline), fault),
    programs: readPrograms(text('program', normalizeMultiline), text('programYear'), leaveOut),
    organization: text('organization'),
    title: text('title'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
  }
  if (emptied.length > 0) row.emptied = emptied
  if (row.title && !row.organization) {
    leaveOut('title', row.title, 'needs an organization')
    row.title = undefined
  }
  return faults.length > 0 ? { faults } : { row, leftOut }
}

type Report = (column: Column, value: string, reason: string) => unknown

function readRoles(value: string | undefined, fault: Report): Role[] | undefined {
  if (!value) return undefined
  const names = value
    .split(/[;|,\r\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 0) return undefined
  const roles = names.map((name) => ROLES[name.toLowerCase().replace(/[^a-z]/g, '')])
  names.forEach((name, index) => {
    if (!roles[index]) fault('roles', name, 'isn’t a role')
  })
  return [...new Set(roles.filter((role) => role !== undefined))].sort()
}

type Program = ImportRow['programs'][number]

/** 'MBA Prep' with its year in a separate column, 'MBA Prep 2024' in one, or several of these. */
function readPrograms(name: string | undefined, yearCell: string | undefined, leaveOut: Report): Program[] {
  const several = yearCell ? null : severalIn(name)
  return several ?? [readProgram(name && normalizeText(name), yearCell, leaveOut) ?? []].flat()
}

/** Names have commas, too: it's several where each has its year. */
function severalIn(text = ''): Program[] | null {
  const parts = text
    .split(/[;,\n]/)
    .map(normalizeText)
    .filter(Boolean)
  const programs = parts.map(programIn)
  const whole = programs.filter((program) => program !== null)
  return parts.length > 1 && whole.length === parts.length ? whole : null
}

function programIn(name: string): Program | null {
  const [, type, year] = /^(.+) ((?:19|20)\d\d)$/.exec(name) ?? []
  return type && year ? { type, year: Number(year) } : null
}

function readProgram(
  name: string | undefined,
  yearCell: string | undefined,
  leaveOut: Report,
): Program | undefined {
  if (!name && !yearCell) return undefined
  if (!name) {
    leaveOut('programYear', yearCell ?? '', 'needs a program')
    return undefined
  }
  const inName = programIn(name)
  const year = yearCell ?? String(inName?.year ?? '')
  const problem = !year
    ? 'needs a program year'
    : !/^(19|20)\d\d$/.test(year)
      ? `needs a program year, and ${JSON.stringify(year)} isn’t one`
      : inName && String(inName.year) !== year && `differs from the program year ${year}`
  if (problem) {
    leaveOut('program', name, problem)
    return undefined
  }
  return { type: inName?.type ?? name, year: Number(year) }
}
