import { z } from '#app/values/zod.ts'
import { countries } from '../locations/countries.ts'
import { usStates } from '../locations/us-states.ts'
import type { Check } from './checks.ts'
import { city, oneOf } from './field-schemas.ts'
import { HOME_COUNTRY } from './home-country.ts'
import type { FormRules } from './rules.ts'

const CODES = countries.map(({ code }) => code)

/** A place of work: only places in the United States have a state. */
export const placeFields = ({ kept }: FormRules) => ({
  country: oneOf(CODES, kept?.country, 'Please choose the country.'),
  state: z.string().default(''),
  city,
})

export const placeChecks = ({ kept }: FormRules): Check[] => [
  {
    path: 'state',
    message: 'Please choose the state.',
    isRight: ({ country, state }) =>
      country !== HOME_COUNTRY ||
      (typeof state === 'string' && state !== '' && (usStates.has(state) || state === kept?.state)),
  },
]

export const placeOf = ({ country, state, city }: { country: string; state: string; city: string }) => ({
  country,
  state: country === HOME_COUNTRY ? state : null,
  city,
})
