import type { DeclaredFields } from '#app/values/declared-fields.ts'
import type { Guest } from './schema.ts'

/** Autofill would enter the user's own details, not the guest's. */
const line = { autoComplete: 'off' } as const

export const guestFields: DeclaredFields<keyof Guest> = {
  firstName: { label: 'First name', ...line },
  lastName: { label: 'Last name', ...line },
  email: {
    label: 'Email',
    hint: 'So we can send them event details.',
    type: 'email',
    ...line,
    spellCheck: false,
  },
}
