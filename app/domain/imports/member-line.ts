import type { Role } from '#app/db/generated/enums.ts'
import { isEmail, normalizeEmail } from '#app/values/email-address.ts'
import { codePointLength, normalizeText } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import type { Fault } from './fault.ts'
import { COLUMNS, type Column } from './header.ts'
import { roleNamed } from './role-names.ts'

/** A line of the file. Null stands for an empty cell: it says nothing. */
export type MemberLine = {
  line: number
  sfId: string | null
  email: string | null
  firstName: string | null
  lastName: string | null
  roles: Role[] | null
  program: Cohort | null
  organization: string | null
  title: string | null
  city: string | null
  state: string | null
  country: string | null
}

/** A program type in a year. */
export type Cohort = { type: string; year: number }

const FIRST_YEAR = 1900
const LAST_YEAR = 2100

const text = (max: number) =>
  z
    .string()
    .transform((value) => normalizeText(value) || null)
    .refine((value) => value === null || codePointLength(value) <= max, {
      error: `is longer than ${max} characters`,
    })

const email = z
  .string()
  .transform((value) => normalizeEmail(value) || null)
  .refine((value) => value === null || isEmail(value), { error: 'is not an e-mail address' })

const roles = z.string().transform((value, context): Role[] | null => {
  const names = value.split(/[;|]/).map(normalizeText).filter(Boolean)
  const known = names.flatMap((name) => roleNamed(name) ?? [])
  const unknown = names.filter((name) => !roleNamed(name))
  if (unknown.length > 0)
    context.addIssue({ code: 'custom', message: `names no known role: ${unknown.join(', ')}` })
  return known.length > 0 ? [...new Set(known)].sort() : null
})

const year = text(10).transform((value, context): number | null => {
  if (value === null) return null
  if (/^\d{4}$/.test(value) && Number(value) >= FIRST_YEAR && Number(value) <= LAST_YEAR) return Number(value)
  context.addIssue({ code: 'custom', message: 'is not a year' })
  return z.NEVER
})

const LineSchema = z
  .object({
    sfId: text(40),
    email,
    firstName: text(255),
    lastName: text(255),
    roles,
    program: text(200),
    programYear: year,
    organization: text(255),
    title: text(255),
    city: text(100),
    state: text(100),
    country: text(100),
  } satisfies Record<Column, z.ZodType<unknown, string>>)
  .check(({ value, issues }) => {
    const refuse = (column: Column, message: string) =>
      issues.push({ code: 'custom', path: [column], message, input: value[column] })
    if (!value.sfId && !value.email) refuse('email', 'missing; a line needs an sfId or an e-mail address')
    if (value.title && !value.organization) refuse('organization', 'missing; a title needs an organization')
    if (value.programYear && !value.program) refuse('program', 'missing; a programYear needs a program')
    if (value.program && !cohortOf(value.program, value.programYear))
      refuse('programYear', value.programYear ? 'is not the year in the name of the program' : 'missing; a program needs a year')
  })

/** Reads the cells of a line, or says everything that is wrong with them. */
export function readMemberLine(
  line: number,
  cells: Partial<Record<Column, string>>,
): { row: MemberLine } | { faults: Fault[] } {
  const given = Object.fromEntries(COLUMNS.map((column) => [column, cells[column] ?? '']))
  const parsed = LineSchema.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => {
      const column = path[0] as Column
      return { line, column, value: normalizeText(cells[column] ?? ''), reason: message }
    })
    return { faults }
  }
  const { program, programYear, ...facts } = parsed.data
  return { row: { line, ...facts, program: program === null ? null : cohortOf(program, programYear) } }
}

/** 'MBA Prep' of 2024 is also written 'MBA Prep 2024', with or without the year beside it. */
function cohortOf(program: string, year: number | null): Cohort | null {
  const [, name, ending] = /^(.*\S)\s+(\d{4})$/.exec(program) ?? []
  if (name && ending && (year === null || year === Number(ending)))
    return { type: name, year: Number(ending) }
  return year === null ? null : { type: program, year }
}
