/**
 * The kinds of emails, phones and addresses, each with the field that holds it. Separate from the schemas, so that
 * pages don't load them.
 */
export const emailKinds = ['PERSONAL', 'WORK', 'ALTERNATE'] as const

export const emailFields = {
  PERSONAL: 'personalEmail',
  WORK: 'workEmail',
  ALTERNATE: 'alternateEmail',
} as const

export const emailLabels = { PERSONAL: 'Personal email', WORK: 'Work email', ALTERNATE: 'Alternate email' }

export const phoneKinds = ['HOME', 'WORK', 'MOBILE', 'OTHER'] as const

export const phoneFields = {
  HOME: 'homePhone',
  WORK: 'workPhone',
  MOBILE: 'mobilePhone',
  OTHER: 'otherPhone',
} as const

export const phoneLabels = {
  HOME: 'Home phone',
  WORK: 'Work phone',
  MOBILE: 'Mobile phone',
  OTHER: 'Other phone',
}

export const addressKinds = ['HOME', 'WORK'] as const
export type AddressKind = (typeof addressKinds)[number]

export const addressLabels = { HOME: 'Home address', WORK: 'Work address' }

export type AddressPart = 'Street' | 'City' | 'State' | 'Country' | 'PostalCode'

/** The name of a part's field: 'homeStreet'. */
export const addressField = (kind: AddressKind, part: AddressPart) =>
  `${kind.toLowerCase() as Lowercase<AddressKind>}${part}` as const

/** Only addresses in the United States have a state, and only if the country is given. */
export const hasStates = (country: string | null | undefined): boolean => country === 'US'
