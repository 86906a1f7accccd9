import { emailKinds, emailLabels } from './contact-kinds.ts'
import type { EmailsSchema } from './emails.ts'
import type { DeclaredFacts } from './seen-by.ts'

const email = { type: 'email', autoComplete: 'email', spellCheck: false, seenBy: 'shared' } as const
const hint = 'Required only if it’s your preferred email.'

export const emailsFields: DeclaredFacts<typeof EmailsSchema> = {
  preferredEmail: {
    label: 'Preferred email',
    hint: 'This is the one others see, if you share it. It doesn’t change the email address you sign in with.',
    as: 'radios',
    options: emailKinds.map((value) => ({ value, label: emailLabels[value] })),
    seenBy: 'owner',
  },
  personalEmail: { label: emailLabels.PERSONAL, ...email },
  workEmail: { label: emailLabels.WORK, hint, ...email, autoComplete: 'work email' },
  alternateEmail: { label: emailLabels.ALTERNATE, hint, ...email },
  emailVisible: { label: 'Show my preferred email to members', as: 'box', seenBy: 'owner' },
}
