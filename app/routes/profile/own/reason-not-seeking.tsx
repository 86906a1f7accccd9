import { useState } from 'react'
import { NOT_SEEKING, reasonsNotSeeking, searchStatuses } from '#app/domain/own-profile/personal-choices.ts'
import type { FieldControl } from '#app/forms/field.ts'
import { Select } from '#app/ui/field.tsx'
import { optionsOf } from '#app/values/declared-fields.ts'
import { useChosen } from './chosen.ts'
import { UpdateButton } from './update-button.tsx'

/** Only members who aren't seeking employment can give a reason; another status clears it. */
export function ReasonNotSeeking({ status, reason }: Record<'status' | 'reason', FieldControl>) {
  const [isCleared, setCleared] = useState(false)
  const [chosen, control] = useChosen(status.defaultValue, (value) => {
    if (value !== NOT_SEEKING) setCleared(true)
  })
  const isAsked = chosen === NOT_SEEKING
  return (
    <>
      <Select
        label="Employment status"
        placeholder="Choose an answer"
        options={optionsOf(searchStatuses)}
        {...status}
        {...control}
      />
      <UpdateButton at={status.id} />
      <Select
        key={isAsked ? 'enabled' : 'disabled'}
        label="Reason for not seeking employment"
        hint="Only if you’re not seeking employment."
        optional
        placeholder="No answer"
        options={optionsOf(reasonsNotSeeking)}
        disabled={!isAsked}
        {...reason}
        defaultValue={isCleared || !isAsked ? '' : reason.defaultValue}
      />
    </>
  )
}
