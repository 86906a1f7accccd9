import { useState } from 'react'
import { href } from 'react-router'
import { categoriesOf } from '#app/domain/affiliations/majors.ts'
import { COLLEGE, EDUCATION_KINDS } from '#app/domain/affiliations/options.ts'
import { ONLY_YOU } from '#app/domain/affiliations/who-sees.ts'
import { Chooser } from '#app/ui/chooser/chooser.tsx'
import { Select, TextInput } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { StepButton } from '#app/ui/step-button.tsx'
import { chooserProps } from '#app/values/combobox-value.ts'
import type { FieldsProps } from './form-fields.ts'
import { options } from './select-options.ts'

export function EducationFields({ page: { rules }, picks, fields }: FieldsProps) {
  const kind = fields.kind.control
  const [isCollege, setCollege] = useState(kind.defaultValue === COLLEGE)
  return (
    <>
      <Select
        label="Kind"
        placeholder="Choose the kind"
        options={options(EDUCATION_KINDS, rules.kept?.kind)}
        {...kind}
        onChange={({ currentTarget }) => setCollege(currentTarget.value === COLLEGE)}
      />
      <MajorFields
        key={picks.title?.id}
        picks={picks}
        fields={fields}
        optional={!rules.needsMajor && !isCollege}
      />
      <TextInput
        label="GPA"
        hint={`Between 0 and 10, such as 3.75. ${ONLY_YOU}`}
        optional={!rules.needsGpa}
        inputMode="decimal"
        autoComplete="off"
        className="max-w-40"
        {...fields.gpa.control}
      />
      <TextInput label="Start date" optional type="date" className="max-w-xs" {...fields.startDate.control} />
      <TextInput
        label="End date"
        hint="Current Fellows: Please enter your expected graduation date above"
        type="date"
        className="max-w-xs"
        {...fields.endDate.control}
      />
    </>
  )
}

type MajorProps = Omit<FieldsProps, 'page'> & { optional: boolean }

/** Each major has categories of its own. */
function MajorFields({ picks, fields, optional }: MajorProps) {
  const hydrated = useHydrated()
  const shown = picks.title?.id ?? ''
  const [major, setMajor] = useState(shown)
  const { defaultValue, ...category } = fields.majorCategory.control
  const { defaultValue: _, ...title } = fields.title.control
  return (
    <>
      <Chooser
        label="Major"
        hint="Start typing, then choose from the list."
        {...chooserProps(picks.title)}
        options={href('/endpoints/majors')}
        empty="No major matches that."
        optional={optional}
        onChoose={([choice]) => setMajor(choice?.id ?? '')}
        {...title}
      />
      <input type="hidden" name="shownMajor" value={shown} />
      <div className="field-row">
        <Select
          key={major}
          label="Major category"
          placeholder={major ? 'Choose the category' : 'Choose a major first'}
          disabled={major === ''}
          optional={optional}
          options={major ? options(categoriesOf(major), major === shown ? defaultValue : null) : []}
          defaultValue={major === shown ? defaultValue : ''}
          {...category}
        />
        {!hydrated && (
          <StepButton step="update" at={category.id}>
            Update
          </StepButton>
        )}
      </div>
    </>
  )
}
