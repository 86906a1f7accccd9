import type { NameSchema } from './name.ts'
import type { DeclaredFacts } from './seen-by.ts'

export const nameFields: DeclaredFacts<typeof NameSchema> = {
  title: {
    label: 'Title',
    hint: 'How you’re addressed, such as Dr. or Prof.',
    optional: true,
    autoComplete: 'honorific-prefix',
    width: 'xs',
    seenBy: 'viewers',
  },
  firstName: { label: 'First name', autoComplete: 'given-name', seenBy: 'viewers' },
  middleName: { label: 'Middle name', optional: true, autoComplete: 'additional-name', seenBy: 'viewers' },
  lastName: { label: 'Last name', autoComplete: 'family-name', seenBy: 'viewers' },
}
