import type { Table } from '#app/db/records.server.ts'
import { codePointLength, normalizeText } from '#app/values/text.ts'
import { z } from '#app/values/zod.ts'
import { CHOSEN } from './content.ts'
import { someAmong } from './field-values.ts'
import { type Field, type Join, type Options, oneSearched, type RowsField } from './fields.ts'

/** Any number of these values; the choices may be fewer, by the name that the kind reads them under. */
export const someOf = <Value extends string>(
  label: string,
  values: readonly Value[],
  choices: Record<string, string> | string,
  options: Options & { required?: string } = {},
): Field => {
  const { required, ...others } = options
  const known = someAmong(values)
  return {
    label,
    input: 'choices',
    order: values,
    choices,
    optional: !required,
    schema: required ? known.refine((chosen) => chosen.length > 0, { error: required }) : known,
    ...others,
  }
}

/** Any number of short texts, each on a line. */
export const severalLines = (label: string, { max, ...options }: Options & { max: number }): Field => ({
  label,
  input: 'text',
  optional: true,
  schema: z
    .string()
    .default('')
    .transform((typed) => typed.split('\n').map(normalizeText).filter(Boolean))
    .refine((lines) => lines.length <= max, { error: `Up to ${max} lines are allowed.` })
    .refine((lines) => lines.every((text) => codePointLength(text) <= LINE_MAX), {
      error: `Each line can have up to ${LINE_MAX} characters.`,
    }),
  ...options,
})

const LINE_MAX = 255

/** Any number of those that the kind looks up under this name: a row for each. */
export const someSearched = (
  label: string,
  { lookup, table, join, noun, ...options }: SomeSearched,
): RowsField => ({
  label,
  noun,
  max: 100,
  table,
  join,
  parent: join.own,
  fields: {
    [CHOSEN]: oneSearched(capital(noun.one), lookup, { required: `Please choose the ${noun.one}.` }),
  },
  ...options,
})

type SomeSearched = Options & { lookup: string; table: Table; join: Join; noun: RowsField['noun'] }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
