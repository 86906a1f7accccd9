import type { ChooserValues } from '#app/domain/affiliations/chooser-values.server.ts'
import type { AffiliationField } from '#app/domain/affiliations/schema.ts'
import type { FormFields } from '#app/forms/field.ts'
import type { FormPage } from './form-page.server.ts'

/** The data a section's fields need. */
export type FieldsProps = {
  page: Pick<FormPage, 'rules' | 'countries'>
  picks: ChooserValues
  fields: FormFields<AffiliationField>
}
