import type { DeclaredFields } from '#app/values/declared-fields.ts'
import type { z } from '#app/values/zod.ts'
import type { AddAttendeeSchema, Guest } from './schema.ts'

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

type Name = Exclude<keyof z.input<typeof AddAttendeeSchema>, 'sessionIds' | 'formKey'>

/** Colleagues come with the page, and sessions are shown day by day. */
export const attendeeFields: DeclaredFields<Name> = {
  who: { label: 'Attendee', as: 'list', placeholder: 'Choose an attendee' },
  ...guestFields,
  role: {
    label: 'Role',
    hint: 'What they do at the event: interviewer, recruiter, speaker.',
    optional: true,
  },
}
