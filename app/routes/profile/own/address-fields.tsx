import { useState } from 'react'
import {
  type AddressKind,
  type AddressPart,
  addressField,
  addressLabels,
  hasStates,
} from '#app/domain/own-profile/contact-kinds.ts'
import type { FormFields } from '#app/forms/field.ts'
import { Select, TextInput } from '#app/ui/field.tsx'
import { useChosen } from './chosen.ts'
import { UpdateButton } from './update-button.tsx'

type Option = { value: string; label: string }
type Props = {
  kind: AddressKind
  fields: FormFields<ReturnType<typeof addressField>>
  countries: Option[]
  states: Option[]
}

/** A state can only be chosen in the United States; another country clears it. */
export function AddressFields({ kind, fields, countries, states }: Props) {
  const part = (name: AddressPart) => fields[addressField(kind, name)].control
  const [isCleared, setCleared] = useState(false)
  const [country, countryControl] = useChosen(part('Country').defaultValue, (chosen) => {
    if (!hasStates(chosen)) setCleared(true)
  })
  const inStates = hasStates(country)
  const state = part('State')
  const autoComplete = (name: string) => `section-${kind.toLowerCase()} ${name}`
  return (
    <section className="stack gap-4" aria-label={addressLabels[kind]}>
      <h3>{addressLabels[kind]}</h3>
      <TextInput label="Street" autoComplete={autoComplete('address-line1')} {...part('Street')} />
      <TextInput label="City" autoComplete={autoComplete('address-level2')} {...part('City')} />
      <Select
        label="Country"
        placeholder="Choose a country"
        options={countries}
        autoComplete={autoComplete('country')}
        {...part('Country')}
        {...countryControl}
      />
      <UpdateButton at={part('Country').id} of={addressLabels[kind]} />
      <Select
        key={inStates ? 'enabled' : 'disabled'}
        label="State"
        hint="Only in the United States."
        placeholder="Choose a state"
        options={states}
        autoComplete={autoComplete('address-level1')}
        className="max-w-sm"
        disabled={!inStates}
        {...state}
        defaultValue={isCleared || !inStates ? '' : state.defaultValue}
      />
      <TextInput
        label="Postal code"
        optional
        autoComplete={autoComplete('postal-code')}
        className="max-w-xs"
        {...part('PostalCode')}
      />
    </section>
  )
}
