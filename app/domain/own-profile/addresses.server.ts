import type { Tx } from '#app/db/database.server.ts'
import { countryCode } from '../locations/countries.ts'
import { countryName, stateCode } from '../locations/place-labels.ts'
import { locationsOf } from '../locations/places.server.ts'
import { usStates } from '../locations/us-states.ts'
import { refreshDirectoryEntries } from '../members/directory-entries.server.ts'
import type { Addresses } from './addresses.ts'
import { addressesFields } from './addresses-fields.ts'
import { addressField, addressKinds, addressLabels } from './contact-kinds.ts'
import { writeContact } from './contact-row.server.ts'
import { labelsOf, sayFact } from './differences.ts'
import type { Section } from './section.server.ts'

const sayCountry = (code: string | null) => sayFact(countryName(code))
const sayState = (code: string | null) => sayFact(usStates.get(code ?? '') ?? null)

const labels = labelsOf(addressesFields)

export const addresses: Section<Addresses> = {
  labels: {
    ...labels,
    preferredAddress: { label: labels.preferredAddress, say: (kind) => addressLabels[kind] },
    homeState: { label: labels.homeState, say: sayState },
    homeCountry: { label: labels.homeCountry, say: sayCountry },
    workState: { label: labels.workState, say: sayState },
    workCountry: { label: labels.workCountry, say: sayCountry },
  },
  read,
  write,
}

/** Countries and states by code, whatever form they were stored in. */
async function read(tx: Tx, userId: number): Promise<Addresses> {
  const row = await tx.contactInformation.findUnique({ where: { userId } })
  const state = (written: string | null | undefined) => stateCode(written) || null
  return {
    preferredAddress: addressKinds.find((kind) => kind === row?.preferredAddress) ?? 'HOME',
    homeStreet: row?.homeStreet ?? null,
    homeCity: row?.homeCity ?? null,
    homeState: state(row?.homeState),
    homeCountry: countryCode(row?.homeCountry),
    homePostalCode: row?.homePostalCode ?? null,
    workStreet: row?.workStreet ?? null,
    workCity: row?.workCity ?? null,
    workState: state(row?.workState),
    workCountry: countryCode(row?.workCountry),
    workPostalCode: row?.workPostalCode ?? null,
  }
}

/** The directory finds the member by the preferred address. */
async function write(tx: Tx, userId: number, typed: Addresses): Promise<void> {
  await writeContact(tx, userId, typed)
  const kind = typed.preferredAddress
  const place = {
    city: typed[addressField(kind, 'City')],
    state: typed[addressField(kind, 'State')],
    country: typed[addressField(kind, 'Country')],
  }
  await tx.user.update({ where: { id: userId }, data: await locationsOf(tx, place) })
  await refreshDirectoryEntries(tx, [userId])
}
