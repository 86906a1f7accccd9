import type { z } from '#app/values/zod.ts'
import { phoneKinds, phoneLabels } from './contact-kinds.ts'
import { writeContact } from './contact-row.server.ts'
import { labelsOf, sayVisible } from './differences.ts'
import type { PhonesSchema } from './phones.ts'
import { phonesFields } from './phones-fields.ts'
import type { Section } from './section.server.ts'

export type Phones = Omit<z.output<typeof PhonesSchema>, 'version'>

const none: Phones = {
  preferredPhone: 'MOBILE',
  homePhone: null,
  workPhone: null,
  mobilePhone: null,
  otherPhone: null,
  phoneVisible: false,
}

export const phones: Section<Phones> = {
  labels: {
    ...labelsOf(phonesFields),
    preferredPhone: { label: 'Preferred phone number', say: (kind) => phoneLabels[kind] },
    phoneVisible: { label: 'Your phone number', say: sayVisible },
  },
  async read(tx, userId) {
    const row = await tx.contactInformation.findUnique({
      where: { userId },
      select: {
        preferredPhone: true,
        homePhone: true,
        workPhone: true,
        mobilePhone: true,
        otherPhone: true,
        phoneVisible: true,
      },
    })
    if (!row) return none
    return { ...row, preferredPhone: phoneKinds.find((kind) => kind === row.preferredPhone) ?? 'MOBILE' }
  },
  write: writeContact,
}
