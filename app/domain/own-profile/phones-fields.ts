import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { phoneKinds, phoneLabels } from './contact-kinds.ts'
import type { PhonesSchema } from './phones.ts'
import type { FieldOf } from './version.ts'

const phone = { type: 'tel', width: 'sm' } as const

export const phonesFields: DeclaredFields<FieldOf<typeof PhonesSchema>> = {
  preferredPhone: {
    label: 'Preferred phone number',
    hint: 'This is the one others see, if you share it. You can leave the rest blank.',
    as: 'radios',
    options: phoneKinds.map((value) => ({ value, label: phoneLabels[value] })),
  },
  homePhone: { label: phoneLabels.HOME, ...phone, autoComplete: 'home tel' },
  workPhone: { label: phoneLabels.WORK, ...phone, autoComplete: 'work tel' },
  mobilePhone: { label: phoneLabels.MOBILE, ...phone, autoComplete: 'mobile tel' },
  otherPhone: { label: phoneLabels.OTHER, ...phone, autoComplete: 'tel' },
  phoneVisible: { label: 'Show my preferred phone number to members', as: 'box' },
}
