import type { FormPicks } from '#app/domain/affiliations/form-picks.server.ts'
import type { RepliedField } from '#app/forms/form-reply.ts'
import type { FormPage } from './form-page.server.ts'

/** The data a section's fields need. */
export type FieldsProps = {
  page: Pick<FormPage, 'rules' | 'countries'>
  picks: FormPicks
  field: (name: string) => RepliedField
}
