import { useState } from 'react'
import { educationFields } from '#app/domain/affiliations/education-fields.ts'
import { categoriesOf } from '#app/domain/affiliations/majors.ts'
import { COLLEGE, EDUCATION_KINDS } from '#app/domain/affiliations/options.ts'
import { ChooserField } from '#app/forms/chooser-field.tsx'
import { withText } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { StepButton } from '#app/ui/step-button.tsx'
import type { FieldsProps } from './form-fields.ts'
import { withKept } from './select-options.ts'

export function EducationFields({ page: { rules }, picks, fields }: FieldsProps) {
  const [isCollege, setCollege] = useState(fields.kind.control.defaultValue === COLLEGE)
  return (
    <>
      <Fields
        declared={educationFields}
        fields={fields}
        only={['kind']}
        ofPage={{
          kind: {
            options: withKept(EDUCATION_KINDS, rules.kept?.kind),
            onChange: ({ currentTarget }) => setCollege(currentTarget.value === COLLEGE),
          },
        }}
      />
      <MajorFields
        key={picks.title?.id}
        picks={picks}
        fields={fields}
        optional={!rules.needsMajor && !isCollege}
      />
      <Fields
        declared={educationFields}
        fields={fields}
        only={['gpa', 'startDate', 'endDate']}
        ofPage={{ gpa: { optional: !rules.needsGpa } }}
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
  const { id, defaultValue = '' } = fields.majorCategory.control
  const category = major === shown ? defaultValue : ''
  return (
    <>
      <Fields
        declared={educationFields}
        fields={fields}
        chooser={ChooserField}
        only={['title']}
        ofPage={{ title: { pick: picks.title, onPick: setMajor, optional } }}
      />
      <input type="hidden" name="shownMajor" value={shown} />
      <div className="field-row">
        <Fields
          key={major}
          declared={educationFields}
          fields={withText(fields, 'majorCategory', category)}
          only={['majorCategory']}
          ofPage={{
            majorCategory: {
              placeholder: major ? 'Choose the category' : 'Choose a major first',
              disabled: major === '',
              optional,
              options: major ? withKept(categoriesOf(major), category) : [],
            },
          }}
        />
        {!hydrated && (
          <StepButton step="update" at={id}>
            Update
          </StepButton>
        )}
      </div>
    </>
  )
}
