import { href } from 'react-router'
import { BUDGETS, EMPLOYMENT_KINDS, TEAM_SIZES } from '#app/domain/affiliations/options.ts'
import { ONLY_YOU } from '#app/domain/affiliations/who-sees.ts'
import { RadioGroup } from '#app/ui/choices.tsx'
import { Chooser } from '#app/ui/chooser/chooser.tsx'
import { Select, TextInput } from '#app/ui/field.tsx'
import { chooserProps } from '#app/values/combobox-value.ts'
import type { FieldsProps } from './form-fields.ts'
import { RoleFields } from './role-fields.tsx'
import { options } from './select-options.ts'

export function JobFields({ page, picks, fields }: FieldsProps) {
  const { kept } = page.rules
  const pickField = (name: 'jobFunction' | 'jobIndustry') => {
    const { id, errors } = fields[name].control
    return { id, name, errors, ...chooserProps(picks[name]) }
  }
  return (
    <>
      <Select
        label="Kind"
        placeholder="Choose the kind"
        options={options(EMPLOYMENT_KINDS, kept?.kind)}
        {...fields.kind.control}
      />
      <RoleFields page={page} fields={fields} />
      <Chooser
        label="Function"
        options={href('/endpoints/job-functions')}
        empty="No function matches that."
        {...pickField('jobFunction')}
      />
      <Chooser
        label="Industry"
        options={href('/endpoints/job-industries')}
        empty="No industry matches that."
        {...pickField('jobIndustry')}
      />
      <Select
        label="People managed or supervised"
        hint={ONLY_YOU}
        placeholder="Choose how many"
        options={options(TEAM_SIZES, kept?.peopleManagedOrSupervised)}
        {...fields.peopleManagedOrSupervised.control}
      />
      <RadioGroup
        legend="Do you take part in HR initiatives?"
        hint={ONLY_YOU}
        optional
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        {...fields.hrInitiatives.control}
      />
      <Select
        label="Managed budget"
        hint={ONLY_YOU}
        placeholder="Choose the budget"
        options={options(BUDGETS, kept?.managedBudget)}
        {...fields.managedBudget.control}
      />
      <TextInput
        label="Annual salary"
        hint={ONLY_YOU}
        optional
        autoComplete="off"
        {...fields.annualSalary.control}
      />
    </>
  )
}
