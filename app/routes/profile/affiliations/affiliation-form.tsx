import type { ReactNode } from 'react'
import { affiliationFields } from '#app/domain/affiliations/affiliation-fields.ts'
import type { Section } from '#app/domain/affiliations/sections.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { SectionFormDialog } from '../own/section-form-dialog.tsx'
import { EducationFields } from './education-fields.tsx'
import type { FieldsProps } from './form-fields.ts'
import type { FormPage } from './form-page.server.ts'
import { JobFields } from './job-fields.tsx'
import { OrganizationField } from './organization-field.tsx'
import { RoleFields } from './role-fields.tsx'
import type { AffiliationAnswer } from './submission.server.ts'

type Props = {
  title: string
  page: FormPage
  /** The organization, if it can't be changed. */
  lockedTo?: string
  answer?: AffiliationAnswer
}

const OWN_FIELDS: Record<Section, (props: FieldsProps) => ReactNode> = {
  education: EducationFields,
  employment: JobFields,
  'civic-engagement': RoleFields,
}

export function AffiliationForm({ title, page, lockedTo, answer }: Props) {
  const { section, rules } = page
  const form = useForm({ id: 'affiliation', reply: answer?.reply, defaultValue: page.values }, async () =>
    (await import('#app/domain/affiliations/schema.ts')).affiliationSchema(section, rules),
  )
  const { fields } = form
  const key = fields.formKey.control
  const picks = answer?.picks ?? page.picks
  const OwnFields = OWN_FIELDS[section]
  const { visible } = affiliationFields[section]
  return (
    <SectionFormDialog title={title} form={form} answer={answer}>
      <input type="hidden" name={key.name} defaultValue={key.defaultValue} />
      <OrganizationField section={section} lockedTo={lockedTo} pick={picks.organizationId} fields={fields} />
      <OwnFields page={page} picks={picks} fields={fields} />
      <Fields declared={{ visible }} fields={fields} />
    </SectionFormDialog>
  )
}
