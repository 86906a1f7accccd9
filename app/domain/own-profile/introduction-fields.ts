import type { DeclaredFields } from '#app/values/declared-fields.ts'
import type { IntroductionSchema } from './introduction.ts'
import type { FieldOf } from './version.ts'

export const introductionFields: DeclaredFields<FieldOf<typeof IntroductionSchema>> = {
  description: {
    label: 'Introduction',
    hint: 'Who you are, what you do, and what others can ask you about.',
    as: 'lines',
    rows: 8,
    max: 2000,
  },
}
