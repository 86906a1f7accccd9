import { employmentFields } from '#app/domain/affiliations/employment-fields.ts'
import { BUDGETS, EMPLOYMENT_KINDS, TEAM_SIZES } from '#app/domain/affiliations/options.ts'
import { ChooserField } from '#app/forms/chooser-field.tsx'
import { Fields } from '#app/forms/fields.tsx'
import type { FieldsProps } from './form-fields.ts'
import { RoleFields } from './role-fields.tsx'
import { withKept } from './select-options.ts'

export function JobFields({ page, picks, fields }: FieldsProps) {
  const { kept } = page.rules
  return (
    <>
      <Fields
        declared={employmentFields}
        fields={fields}
        only={['kind']}
        ofPage={{ kind: { options: withKept(EMPLOYMENT_KINDS, kept?.kind) } }}
      />
      <RoleFields page={page} fields={fields} />
      <Fields
        declared={employmentFields}
        fields={fields}
        chooser={ChooserField}
        only={[
          'jobFunction',
          'jobIndustry',
          'peopleManagedOrSupervised',
          'hrInitiatives',
          'managedBudget',
          'annualSalary',
        ]}
        ofPage={{
          jobFunction: { pick: picks.jobFunction },
          jobIndustry: { pick: picks.jobIndustry },
          peopleManagedOrSupervised: { options: withKept(TEAM_SIZES, kept?.peopleManagedOrSupervised) },
          managedBudget: { options: withKept(BUDGETS, kept?.managedBudget) },
        }}
      />
    </>
  )
}
