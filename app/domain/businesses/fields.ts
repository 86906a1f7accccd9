import type { DeclaredFields } from '#app/values/declared-fields.ts'
import type { BusinessFacts } from './schema.ts'

const plain = { optional: true, autoCapitalize: 'off', autoComplete: 'off', spellCheck: false } as const
const address = { ...plain, inputMode: 'url' } as const
const handle = { ...plain, hint: 'Your handle, such as @username', width: 'xs' } as const

export const businessFormFields: DeclaredFields<keyof BusinessFacts> = {
  name: { label: 'Name', autoComplete: 'organization' },
  shortDescription: {
    label: 'Short description',
    hint: 'One sentence, shown in the list.',
    optional: true,
    autoComplete: 'off',
  },
  description: { label: 'Description', as: 'lines', rows: 6, max: 5000, optional: true },
  offeringTypeId: { label: 'What you offer', as: 'list', placeholder: 'Choose one', optional: true },
  website: { label: 'Website', hint: 'Such as https://example.org', ...address },
  linkedinUrl: { label: 'LinkedIn', hint: 'Such as https://linkedin.com/company/name', ...address },
  twitter: { label: 'Twitter', ...handle },
  instagram: { label: 'Instagram', ...handle },
  facebook: { label: 'Facebook', hint: 'Such as https://www.facebook.com/name', ...address },
  mltPromotionalCode: {
    label: 'Discount code',
    hint: 'Everyone can see it, also without signing in.',
    width: 'xs',
    ...plain,
  },
}
