import type { AddressesSchema } from './addresses.ts'
import { type AddressKind, addressField, addressKinds, addressLabels } from './contact-kinds.ts'
import type { DeclaredFacts } from './seen-by.ts'

type Facts = DeclaredFacts<typeof AddressesSchema>
type Part = ReturnType<typeof addressField>

/** Countries and states come with the page. */
function partsOf(kind: AddressKind): Pick<Facts, Part> {
  const alone = (part: string) => `${kind === 'HOME' ? 'Home' : 'Work'} ${part}`
  const autoComplete = (name: string) => `section-${kind.toLowerCase()} ${name}`
  const parts = {
    [addressField(kind, 'Street')]: {
      label: 'Street',
      alone: alone('street'),
      autoComplete: autoComplete('address-line1'),
      seenBy: 'owner',
    },
    [addressField(kind, 'City')]: {
      label: 'City',
      alone: alone('city'),
      autoComplete: autoComplete('address-level2'),
      seenBy: 'shared',
    },
    [addressField(kind, 'Country')]: {
      label: 'Country',
      alone: alone('country'),
      as: 'list',
      placeholder: 'Choose a country',
      autoComplete: autoComplete('country'),
      seenBy: 'shared',
    },
    [addressField(kind, 'State')]: {
      label: 'State',
      alone: alone('state'),
      hint: 'Only in the United States.',
      as: 'list',
      placeholder: 'Choose a state',
      autoComplete: autoComplete('address-level1'),
      width: 'sm',
      seenBy: 'shared',
    },
    [addressField(kind, 'PostalCode')]: {
      label: 'Postal code',
      alone: alone('postal code'),
      optional: true,
      autoComplete: autoComplete('postal-code'),
      width: 'xs',
      seenBy: 'owner',
    },
  } satisfies Partial<Facts>
  return parts as Pick<Facts, Part>
}

export const addressesFields: Facts = {
  preferredAddress: {
    label: 'Preferred address',
    hint: 'Others see the city, state and country, never the street. You can leave the other address blank.',
    as: 'radios',
    options: addressKinds.map((value) => ({ value, label: addressLabels[value] })),
    seenBy: 'owner',
  },
  ...partsOf('HOME'),
  ...partsOf('WORK'),
}
