import type { IntroductionSchema } from './introduction.ts'
import type { DeclaredFacts } from './seen-by.ts'

export const introductionFields: DeclaredFacts<typeof IntroductionSchema> = {
  description: {
    label: 'Introduction',
    hint: 'Who you are, what you do, and what others can ask you about.',
    as: 'lines',
    rows: 8,
    max: 2000,
    seenBy: 'viewers',
  },
}
