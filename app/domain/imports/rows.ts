import type { Role } from '#app/db/generated/enums.ts'
import { isEmail, normalizeEmail } from '#app/values/email-address.ts'
import { codePointLength, normalizeText } from '#app/values/text.ts'
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
  program?: { type: string; year: number }
  organization?: string
  title?: string
  city?: string
  state?: string
  country?: string
}

const MAX_LENGTH = 255
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

/** Reads the cells of a line; errors are reported per cell. */
export function readRow(line: number, cell: (column: Column) => string): ImportRow | Fault[] {
  const faults: Fault[] = []
  const fault = (column: Column, value: string, reason: string) =>
    faults.push({ line, column, value, reason })
  const text = (column: Column, required = false) => {
    const value = normalizeText(cell(column))
    if (required && !value) fault(column, value, 'is required')
    if (codePointLength(value) > MAX_LENGTH) fault(column, value, `is longer than ${MAX_LENGTH} characters`)
    return value || undefined
  }

  const email = normalizeEmail(cell('email'))
  if (!email) fault('email', '', 'is required')
  else if (!isEmail(email)) fault('email', email, 'isn’t an email address')
  const row: ImportRow = {
    line,
    email,
    sfId: text('sfId'),
    firstName: text('firstName', true) ?? '',
    lastName: text('lastName', true) ?? '',
    roles: readRoles(text('roles'), fault),
    program: readProgram(text('program'), text('programYear'), fault),
    organization: text('organization'),
    title: text('title'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
  }
  if (row.title && !row.organization) fault('title', row.title, 'needs an organization')
  return faults.length > 0 ? faults : row
}

type Report = (column: Column, value: string, reason: string) => void

function readRoles(value: string | undefined, fault: Report): Role[] | undefined {
  if (!value) return undefined
  const names = value
    .split(/[;|]/)
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 0) return undefined
  const roles = names.map((name) => ROLES[name.toLowerCase().replace(/[^a-z]/g, '')])
  names.forEach((name, index) => {
    if (!roles[index]) fault('roles', name, 'isn’t a role')
  })
  return [...new Set(roles.filter((role) => role !== undefined))].sort()
}

/** 'MBA Prep' with its year in a separate column, or 'MBA Prep 2024' in one. */
function readProgram(name: string | undefined, yearCell: string | undefined, fault: Report) {
  if (!name && !yearCell) return undefined
  if (!name) {
    fault('program', '', 'is required with a program year')
    return undefined
  }
  const [, inName] = name.match(/ ((?:19|20)\d\d)$/) ?? []
  const year = yearCell ?? inName
  if (!year) fault('programYear', '', 'is required with a program')
  else if (!/^(19|20)\d\d$/.test(year)) fault('programYear', year, 'isn’t a year')
  else if (inName && inName !== year) fault('programYear', year, `differs from the year of ${name}`)
  return { type: inName ? name.slice(0, -5) : name, year: Number(year) }
}
