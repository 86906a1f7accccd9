import type { z } from '#app/values/zod.ts'
import { emailKinds, emailLabels } from './contact-kinds.ts'
import { writeContact } from './contact-row.server.ts'
import { labelsOf, sayVisible } from './differences.ts'
import type { EmailsSchema } from './emails.ts'
import { emailsFields } from './emails-fields.ts'
import type { Section } from './section.server.ts'

export type Emails = Omit<z.output<typeof EmailsSchema>, 'version'>

const none: Emails = {
  preferredEmail: 'PERSONAL',
  personalEmail: null,
  workEmail: null,
  alternateEmail: null,
  emailVisible: false,
}

export const emails: Section<Emails> = {
  labels: {
    ...labelsOf(emailsFields),
    preferredEmail: { label: 'Preferred email', say: (kind) => emailLabels[kind] },
    emailVisible: { label: 'Your email', say: sayVisible },
  },
  async read(tx, userId) {
    const row = await tx.contactInformation.findUnique({
      where: { userId },
      select: {
        preferredEmail: true,
        personalEmail: true,
        workEmail: true,
        alternateEmail: true,
        emailVisible: true,
      },
    })
    if (!row) return none
    return { ...row, preferredEmail: emailKinds.find((kind) => kind === row.preferredEmail) ?? 'PERSONAL' }
  },
  write: writeContact,
}
