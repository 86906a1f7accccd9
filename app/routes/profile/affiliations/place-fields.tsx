import { useState } from 'react'
import { href } from 'react-router'
import { HOME_COUNTRY } from '#app/domain/affiliations/home-country.ts'
import { usStates } from '#app/domain/locations/us-states.ts'
import { Chooser } from '#app/ui/chooser/chooser.tsx'
import { Select } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { StepButton } from '#app/ui/step-button.tsx'
import type { FieldsProps } from './form-fields.ts'

const STATES = [...usStates].map(([value, label]) => ({ value, label }))

/** Places restart from the server's response. */
export function PlaceFields({ page, fields }: Omit<FieldsProps, 'picks'>) {
  const standing = [fields.country.control.defaultValue, fields.state.control.defaultValue].join()
  return <Place key={standing} page={page} fields={fields} />
}

/** A state can only be chosen in the United States; without JavaScript, after Update has shown the field. */
function Place({ page: { countries }, fields }: Omit<FieldsProps, 'picks'>) {
  const hydrated = useHydrated()
  const { defaultValue: given, ...countryField } = fields.country.control
  const country = given || HOME_COUNTRY
  const { defaultValue: state = '', ...stateField } = fields.state.control
  const { defaultValue: city = '', ...cityField } = fields.city.control
  const [place, setPlace] = useState({ country, state })
  const atHome = place.country === HOME_COUNTRY
  return (
    <>
      <div className="field-row">
        <Select
          label="Country"
          options={countriesWith(countries, country)}
          value={place.country}
          onChange={({ currentTarget }) => setPlace({ country: currentTarget.value, state: '' })}
          {...countryField}
        />
        {!hydrated && (
          <StepButton step="update" at={countryField.id}>
            Update
          </StepButton>
        )}
      </div>
      <Select
        label="State"
        hint={atHome ? undefined : 'Only for places in the United States.'}
        placeholder={atHome ? 'Choose the state' : 'No state'}
        disabled={!atHome}
        options={statesWith(state)}
        value={atHome ? place.state : ''}
        onChange={({ currentTarget }) => setPlace({ ...place, state: currentTarget.value })}
        {...stateField}
      />
      <Chooser
        kind="text"
        label="City"
        options={`${href('/endpoints/cities')}?${new URLSearchParams(place)}`}
        text={city}
        {...cityField}
      />
    </>
  )
}

function countriesWith(countries: FieldsProps['page']['countries'], kept: string) {
  const offered = countries.map(({ code, name }) => ({ value: code, label: name }))
  return offered.some(({ value }) => value === kept) ? offered : [...offered, { value: kept, label: kept }]
}

const statesWith = (kept: string) =>
  kept === '' || usStates.has(kept) ? STATES : [...STATES, { value: kept, label: kept }]
