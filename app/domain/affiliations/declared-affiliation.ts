import type { DeclaredField } from '#app/values/declared-fields.ts'
import type { z } from '#app/values/zod.ts'
import type { SeenBy } from '../own-profile/seen-by.ts'
import type { FieldOf } from '../own-profile/version.ts'

/** The fields of an affiliation's form, in its order. Who sees the entry sees them, unless they are its owner's alone. */
export type DeclaredAffiliation<Schema extends z.ZodType> = Record<
  Exclude<FieldOf<Schema> & string, 'organizationIdText' | 'formKey'>,
  DeclaredField & { seenBy: Exclude<SeenBy, 'shared'> }
>

export const ONLY_YOU = 'Only you can see this.'

export const visibleField = {
  label: 'Show this entry to other members',
  alone: 'This entry',
  as: 'box',
  seenBy: 'owner',
} as const
