import { useState } from 'react'
import { addressesFields } from '#app/domain/own-profile/addresses-fields.ts'
import {
  type AddressKind,
  addressField,
  addressLabels,
  hasStates,
} from '#app/domain/own-profile/contact-kinds.ts'
import { type FormFields, withText } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
import type { DeclaredOption } from '#app/values/declared-fields.ts'
import { useChosen } from './chosen.ts'
import { UpdateButton } from './update-button.tsx'

type Props = {
  kind: AddressKind
  fields: FormFields<keyof typeof addressesFields>
  countries: DeclaredOption[]
  states: DeclaredOption[]
}

/** A state can only be chosen in the United States; another country clears it. */
export function AddressFields({ kind, fields, countries, states }: Props) {
  const [country, state] = [addressField(kind, 'Country'), addressField(kind, 'State')]
  const { id, defaultValue } = fields[country].control
  const [isCleared, setCleared] = useState(false)
  const [chosen, control] = useChosen(defaultValue, (code) => {
    if (!hasStates(code)) setCleared(true)
  })
  const inStates = hasStates(chosen)
  return (
    <section className="stack gap-4" aria-label={addressLabels[kind]}>
      <h3>{addressLabels[kind]}</h3>
      <Fields
        declared={addressesFields}
        fields={fields}
        only={[addressField(kind, 'Street'), addressField(kind, 'City'), country]}
        ofPage={{ [country]: { options: countries, ...control } }}
      />
      <UpdateButton at={id} of={addressLabels[kind]} />
      <Fields
        key={inStates ? 'enabled' : 'disabled'}
        declared={addressesFields}
        fields={isCleared || !inStates ? withText(fields, state, '') : fields}
        only={[state]}
        ofPage={{ [state]: { options: states, disabled: !inStates } }}
      />
      <Fields declared={addressesFields} fields={fields} only={[addressField(kind, 'PostalCode')]} />
    </section>
  )
}
