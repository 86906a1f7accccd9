import { useState } from 'react'
import { employmentStatusFields } from '#app/domain/own-profile/employment-status-fields.ts'
import { NOT_SEEKING } from '#app/domain/own-profile/personal-choices.ts'
import { type FormFields, withText } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useChosen } from './chosen.ts'
import { UpdateButton } from './update-button.tsx'

const [STATUS, REASON] = ['employmentSearchStatus', 'reasonNotSeekingEmployment'] as const

type Props = { fields: FormFields<keyof typeof employmentStatusFields> }

/** Only members who aren't seeking employment can give a reason; another status clears it. */
export function ReasonNotSeeking({ fields }: Props) {
  const status = fields[STATUS].control
  const [isCleared, setCleared] = useState(false)
  const [chosen, control] = useChosen(status.defaultValue, (value) => {
    if (value !== NOT_SEEKING) setCleared(true)
  })
  const isAsked = chosen === NOT_SEEKING
  return (
    <>
      <Fields
        declared={employmentStatusFields}
        fields={fields}
        only={[STATUS]}
        ofPage={{ [STATUS]: control }}
      />
      <UpdateButton at={status.id} />
      <Fields
        key={isAsked ? 'enabled' : 'disabled'}
        declared={employmentStatusFields}
        fields={isCleared || !isAsked ? withText(fields, REASON, '') : fields}
        only={[REASON]}
        ofPage={{ [REASON]: { disabled: !isAsked } }}
      />
    </>
  )
}
