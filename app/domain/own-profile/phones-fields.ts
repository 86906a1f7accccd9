import { phoneKinds, phoneLabels } from './contact-kinds.ts'
import type { PhonesSchema } from './phones.ts'
import type { DeclaredFacts } from './seen-by.ts'

const phone = { type: 'tel', width: 'sm', seenBy: 'shared' } as const

export const phonesFields: DeclaredFacts<typeof PhonesSchema> = {
  preferredPhone: {
    label: 'Preferred phone number',
    hint: 'This is the one others see, if you share it. You can leave the rest blank.',
    as: 'radios',
    options: phoneKinds.map((value) => ({ value, label: phoneLabels[value] })),
    seenBy: 'owner',
  },
  homePhone: { label: phoneLabels.HOME, ...phone, autoComplete: 'home tel' },
  workPhone: { label: phoneLabels.WORK, ...phone, autoComplete: 'work tel' },
  mobilePhone: { label: phoneLabels.MOBILE, ...phone, autoComplete: 'mobile tel' },
  otherPhone: { label: phoneLabels.OTHER, ...phone, autoComplete: 'tel' },
  phoneVisible: { label: 'Show my preferred phone number to members', as: 'box', seenBy: 'owner' },
}
