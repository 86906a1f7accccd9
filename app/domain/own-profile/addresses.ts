import { choice } from '#app/values/choice.ts'
import { optionalLine } from '#app/values/form-values.ts'
import { z } from '#app/values/zod.ts'
import { countryName } from '../locations/place-labels.ts'
import { usStates } from '../locations/us-states.ts'
import { type AddressKind, type AddressPart, addressField, addressKinds, hasStates } from './contact-kinds.ts'
import { version } from './version.ts'

const MAX = 255
const country = optionalLine(2).refine((code) => code === null || isCountry(code), {
  error: 'Please choose a country from the list.',
})
const state = z
  .string()
  .default('')
  .transform((code) => (usStates.has(code) ? code : null))

export const AddressesSchema = z
  .object({
    preferredAddress: choice(addressKinds, 'Please choose your preferred address.'),
    homeStreet: optionalLine(MAX),
    homeCity: optionalLine(MAX),
    homeCountry: country,
    homeState: state,
    homePostalCode: optionalLine(20),
    workStreet: optionalLine(MAX),
    workCity: optionalLine(MAX),
    workCountry: country,
    workState: state,
    workPostalCode: optionalLine(20),
    version,
  })
  .superRefine((typed, context) => {
    const kind = typed.preferredAddress
    const require = (part: AddressPart, message: string) => {
      const path = [addressField(kind, part)]
      if (typed[addressField(kind, part)] === null) context.addIssue({ code: 'custom', path, message })
    }
    require('Street', 'Please enter the street.')
    require('City', 'Please enter the city.')
    require('Country', 'Please choose the country.')
    if (hasStates(typed[addressField(kind, 'Country')])) require('State', 'Please choose the state.')
  })
  .transform((typed) => ({
    ...typed,
    homeState: hasStates(typed.homeCountry) ? typed.homeState : null,
    workState: hasStates(typed.workCountry) ? typed.workState : null,
  }))

const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && countryName(code) !== code

export type Addresses = Record<ReturnType<typeof addressField>, string | null> & {
  preferredAddress: AddressKind
}
