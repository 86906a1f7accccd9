import type { InterestsSchema } from './interests.ts'
import type { DeclaredFacts } from './seen-by.ts'

const primary = {
  label: 'Primary',
  optional: true,
  as: 'list',
  placeholder: 'None',
  seenBy: 'viewers',
} as const
const additional = {
  label: 'Additional',
  optional: true,
  as: 'boxes',
  scrolls: true,
  seenBy: 'viewers',
} as const

/** Their options come with the page. */
export const interestsFields: DeclaredFacts<typeof InterestsSchema> = {
  industryPrimary: { ...primary, alone: 'Primary industry' },
  industryAdditional: { ...additional, alone: 'Additional industries' },
  functionalPrimary: { ...primary, alone: 'Primary function' },
  functionalAdditional: { ...additional, alone: 'Additional functions' },
}
