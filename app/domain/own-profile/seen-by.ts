import type { DeclaredField } from '#app/values/declared-fields.ts'
import type { z } from '#app/values/zod.ts'
import type { FieldOf } from './version.ts'

/**
 * Who sees a fact: whoever sees the profile, the same people as far as the member's choices in its form say, or its owner
 * alone.
 */
export type SeenBy = 'viewers' | 'shared' | 'owner'

/** The fields of a form about the member, in its order. */
export type DeclaredFacts<Schema extends z.ZodType> = Record<
  FieldOf<Schema> & string,
  DeclaredField & { seenBy: SeenBy }
>
