import type { DeclaredFields } from '#app/values/declared-fields.ts'
import { DESCRIPTION_MAX } from './limits.ts'
import type { itemFields } from './schema.ts'

export type DetailName = keyof typeof itemFields

const day = { type: 'date', width: 'xs' } as const

/** What an item says, in its form and in the bulk edit. */
export const detailFields: DeclaredFields<DetailName> = {
  name: { label: 'Name', autoComplete: 'off' },
  startDate: { label: 'Start date', ...day },
  dueDate: { label: 'Due date', ...day },
  description: { label: 'Description', as: 'lines', rows: 5, max: DESCRIPTION_MAX },
  actionUrl: {
    label: 'URL',
    hint: 'Where to do it, such as https://example.org/form',
    optional: true,
    inputMode: 'url',
    autoComplete: 'off',
  },
}
