import { useState } from 'react'
import { href } from 'react-router'
import { roleFields } from '#app/domain/affiliations/employment-fields.ts'
import { HOME_COUNTRY } from '#app/domain/affiliations/home-country.ts'
import { usStates } from '#app/domain/locations/us-states.ts'
import { ChooserField } from '#app/forms/chooser-field.tsx'
import { withText } from '#app/forms/field.ts'
import { Fields } from '#app/forms/fields.tsx'
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
  const { id, defaultValue: given } = fields.country.control
  const { defaultValue: kept = '' } = fields.state.control
  const [place, setPlace] = useState({ country: given || HOME_COUNTRY, state: kept })
  const atHome = place.country === HOME_COUNTRY
  return (
    <>
      <div className="field-row">
        <Fields
          declared={roleFields}
          fields={withText(fields, 'country', given || HOME_COUNTRY)}
          only={['country']}
          ofPage={{
            country: {
              options: countriesWith(countries, given || HOME_COUNTRY),
              onChange: ({ currentTarget }) => setPlace({ country: currentTarget.value, state: '' }),
            },
          }}
        />
        {!hydrated && (
          <StepButton step="update" at={id}>
            Update
          </StepButton>
        )}
      </div>
      <Fields
        key={place.country}
        declared={roleFields}
        fields={withText(fields, 'state', atHome ? place.state : '')}
        only={['state']}
        ofPage={{
          state: {
            hint: atHome ? undefined : 'Only for places in the United States.',
            placeholder: atHome ? 'Choose the state' : 'No state',
            disabled: !atHome,
            options: statesWith(kept),
            onChange: ({ currentTarget }) => setPlace({ ...place, state: currentTarget.value }),
          },
        }}
      />
      <Fields
        declared={roleFields}
        fields={fields}
        chooser={ChooserField}
        only={['city']}
        ofPage={{ city: { from: `${href('/endpoints/cities')}?${new URLSearchParams(place)}` } }}
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
