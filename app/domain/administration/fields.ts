import { type Role, Role as Roles } from '#app/db/generated/enums.ts'
import type { Table } from '#app/db/records.server.ts'
import type { DeclaredText } from '#app/values/declared-fields.ts'
import { calendarDate, line, lines, optionalLine, optionalLines } from '#app/values/form-values.ts'
import { parseIds } from '#app/values/ids.ts'
import { tooLong } from '#app/values/too-long.ts'
import { webUrl } from '#app/values/web-url.ts'
import { z } from '#app/values/zod.ts'
import type { AdministrationPermission } from '../viewer/administration.ts'
import { ROLES } from '../viewer/roles.ts'
import type { Content } from './content.ts'
import { list, optional, someAmong, toId } from './field-values.ts'

type Input =
  | 'line'
  | 'text'
  | 'markdown'
  | 'url'
  | 'date'
  | 'time'
  | 'number'
  | 'checkbox'
  | 'choice'
  | 'choices'
  | 'search'

/** One field of a kind, which is a column of its table unless it says where else it is kept. */
export type Field = DeclaredText & {
  input: Input
  schema: z.ZodType<Content[string]>
  max?: number
  /** The values that may be chosen, in the order in which they count as the same. */
  order?: readonly string[]
  /** Fixed choices, or the name of those that the kind reads or, with the input 'search', looks up. */
  choices?: Record<string, string> | string
  /** What values are called that the viewer may see and not choose. */
  names?: Record<string, string>
  /** It's an address, which can be that of an uploaded file: pages suggest those. */
  suggests?: 'images' | 'files'
  /** Asked at every door in addition to the kind's own. */
  permission?: AdministrationPermission
  /** The table that joins the record with what is chosen. */
  join?: Join
  /** It is said of the whole record as it was seen: whatever somebody else has changed since is in its way. */
  ofWhole?: boolean
  /** What other systems call it in their files. */
  also?: string[]
  /** A file's cell as a choice is written, or what is wrong with it. */
  fromCell?: (text: string) => { typed: string } | { problem: string }
}

/** A join table of Prisma's, with the column of the record and that of what is chosen. */
export type Join = { table: string; own: 'A' | 'B'; other: 'A' | 'B' }

/** Rows inside a record, each a row of a table of their own, or of the table that joins it with what is chosen. */
export type RowsField = {
  label: string
  noun: { one: string; many: string }
  hint?: string
  max: number
  table: Table
  join?: Join
  /** The column that names the record. */
  parent: string
  /** The column that keeps their order; without it they are ordered by `orderBy`. */
  position?: string
  orderBy?: string[]
  fields: Fields
  /** Columns that are worked out from the fields. */
  derive?: (row: Content) => Record<string, unknown>
  permission?: AdministrationPermission
}

export type Fields = Record<string, Field | RowsField>
export type Section = { title: string; hint?: string; fields: Fields }

export const isRowsField = (field: Field | RowsField): field is RowsField => 'fields' in field

export type Options = Pick<Field, 'hint' | 'permission' | 'ofWhole' | 'also' | 'names'>
type Texts = Options & { max?: number; required?: string }

/** One line of text; without `required` it may be left out. */
export const textLine = (label: string, { required, max = 255, ...options }: Texts = {}): Field => ({
  label,
  input: 'line',
  max,
  optional: !required,
  schema: required ? line({ required, max }) : optionalLine(max),
  ...options,
})

export const textLines = (label: string, { required, max = 10_000, ...options }: Texts = {}): Field => ({
  label,
  input: 'text',
  max,
  optional: !required,
  schema: required ? lines({ required, max }) : optionalLines(max),
  ...options,
})

export const markdown = (label: string, options: Texts = {}): Field => ({
  hint: 'Text in Markdown: **bold**, _italic_, lists and [links](https://example.org)',
  ...textLines(label, options),
  input: 'markdown',
})

export const webAddress = (label: string, { required, max = 2000, ...options }: Texts = {}): Field => ({
  label,
  input: 'url',
  max,
  optional: !required,
  schema: z
    .string()
    .default('')
    .refine((typed) => typed.length <= max, tooLong(max))
    .transform((typed, context): string | null => {
      const url = webUrl(typed)
      if (url || (!typed.trim() && !required)) return url
      const message = typed.trim() ? 'Please enter a full web address, starting with https://' : required
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }),
  ...options,
})

export const day = (label: string, { required, ...options }: Texts = {}): Field => ({
  label,
  input: 'date',
  optional: !required,
  schema: required ? calendarDate(required) : optional(calendarDate('')),
  ...options,
})

/** A clock time, HH:MM. */
export const clockTime = (label: string, options: Options = {}): Field => ({
  label,
  input: 'time',
  optional: true,
  schema: optional(
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Please enter a time, such as 09:30.' }),
  ),
  ...options,
})

export const wholeNumber = (
  label: string,
  { required, min = 0, max = 100_000, ...options }: Texts & { min?: number } = {},
): Field => {
  // A year has no comma.
  const limit = max < 10_000 ? max : max.toLocaleString('en-US')
  const error = `Please enter a whole number from ${min} to ${limit}.`
  const number = z.string().transform((typed, context) => {
    const value = Number(typed.trim())
    if (/^\d+$/.test(typed.trim()) && value >= min && value <= max) return value
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })
  return {
    label,
    input: 'number',
    optional: !required,
    schema: required ? z.string({ error: required }).pipe(number) : optional(number),
    ...options,
  }
}

export const yesNo = (label: string, options: Options = {}): Field => ({
  label,
  input: 'checkbox',
  schema: z
    .string()
    .optional()
    .transform((value) => value === 'on'),
  ...options,
})

/** One of fixed choices. */
export const oneOf = <Value extends string>(
  label: string,
  choices: Record<Value, string>,
  {
    required = `Please choose the ${label.toLowerCase()}.`,
    ...options
  }: Options & { required?: string } = {},
): Field => ({
  label,
  input: 'choice',
  choices,
  schema: z.enum(Object.keys(choices) as [Value, ...Value[]], { error: required }),
  ...options,
})

/** One of fixed choices, or none, which is null. */
export const oneOfOrNone = (
  label: string,
  choices: Record<string, string>,
  options: Options = {},
): Field => ({
  label,
  input: 'choice',
  choices,
  optional: true,
  schema: optional(
    z.string().refine((value) => Object.hasOwn(choices, value), {
      error: `Please choose the ${label.toLowerCase()} from the list.`,
    }),
  ),
  ...options,
})

/** One of those that the kind reads under this name, by id; none is null. */
export const oneChosen = (label: string, choices: string, { required, ...options }: Texts = {}): Field => ({
  label,
  input: 'choice',
  choices,
  optional: !required,
  schema: required
    ? z.string({ error: required }).transform(toId(required))
    : optional(z.string().transform(toId())),
  ...options,
})

/** One of those that the kind looks up under this name, by id; none is null. */
export const oneSearched = (label: string, lookup: string, options: Texts = {}): Field => ({
  ...oneChosen(label, lookup, options),
  input: 'search',
})

/** Any number of those that the kind reads under this name, by id. */
export const someChosen = (label: string, choices: string, join: Join, options: Options = {}): Field => ({
  label,
  input: 'choices',
  choices,
  optional: true,
  join,
  schema: list.transform((ids) => parseIds(ids).sort((a, b) => a - b)),
  ...options,
})

/** The roles that something is meant for; none means everyone. */
export const audience = (label = 'For', roles: Role[] = AUDIENCES): Field => ({
  label,
  input: 'choices',
  choices: Object.fromEntries(roles.map((role) => [role, ROLES[role].label])),
  hint: 'Without a choice it’s for everyone.',
  optional: true,
  schema: someAmong(Object.values(Roles)),
})

const AUDIENCES: Role[] = ['FELLOW', 'ALUMNI', 'PARTNER', 'STAFF']
