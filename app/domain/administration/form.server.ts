import { z } from '#app/values/zod.ts'
import { canAdminister } from '../viewer/administration.ts'
import type { Viewer } from '../viewer/viewer.ts'
import { type Content, rowsOf } from './content.ts'
import { type Field, type Fields, isRowsField } from './fields.ts'

/** What a form submits, or shows: texts, lists of texts, and rows of the same. */
export type Payload = { [name: string]: string | string[] | Payload[] }

/** The fields that the viewer may change. */
export const fieldsFor = (viewer: Viewer, fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, { permission }]) => !permission || canAdminister(viewer, permission)),
  )

/** Checks and reads a form with these fields. The id of a new row is 0. */
export function contentSchema(fields: Fields): z.ZodType<Content> {
  const shape = Object.entries(fields).map(([name, field]) => [
    name,
    isRowsField(field)
      ? z
          .array(
            z.intersection(z.object({ id: z.coerce.number().int().catch(0) }), contentSchema(field.fields)),
          )
          .max(field.max, { error: `Up to ${field.max} ${field.noun.many} are allowed.` })
          .default([])
      : field.schema,
  ])
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodType<Content>
}

/** A content as its form shows it. */
export function payloadOf(fields: Fields, content: Content): Payload {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isRowsField(field)
        ? rowsOf(content[name]).map((row) => ({ ...payloadOf(field.fields, row), id: String(row.id) }))
        : typedOf(field, content[name] ?? null),
    ]),
  )
}

function typedOf({ input }: Field, value: Content[string]): string | string[] {
  if (Array.isArray(value)) return input === 'text' ? value.join('\n') : value.map(String)
  if (input === 'checkbox') return value === true ? 'on' : ''
  return value === null || value === undefined ? '' : String(value)
}
