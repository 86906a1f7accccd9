import type { ComboboxValues } from '#app/domain/affiliations/combobox-values.server.ts'
import type { RepliedField } from '#app/forms/form-reply.ts'

import type { FormPage } from './form-page.server.ts'

/** The data a section's fields need. */
export type FieldsProps = {
  page: Pick<FormPage, 'rules' | 'countries'>
  picks: ComboboxValues
  field: (name: string) => RepliedField
}
