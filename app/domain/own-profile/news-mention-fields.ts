import type { DeclaredFields } from '#app/values/declared-fields.ts'
import type { newsMentionSchema } from './news-mention.ts'
import type { FieldOf } from './version.ts'

const line = { autoComplete: 'off' } as const

export const newsMentionFields: DeclaredFields<FieldOf<ReturnType<typeof newsMentionSchema>>> = {
  url: {
    label: 'Article URL',
    hint: 'Such as https://example.org/article',
    ...line,
    inputMode: 'url',
    autoCapitalize: 'off',
    spellCheck: false,
  },
  title: { label: 'Title', ...line },
  publicationName: { label: 'Publication name', ...line },
  author: { label: 'Author', ...line },
  publicationDate: { label: 'Publication date', type: 'date', width: 'xs', optional: true },
  visible: { label: 'Show this on my profile', as: 'box' },
}
