import { db } from '#app/db/database.server.ts'
import { postalLine } from '../locations/place-labels.ts'
import { canEditAddresses } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import {
  type AddressPart,
  addressField,
  addressKinds,
  addressLabels,
  emailFields,
  emailKinds,
  emailLabels,
  phoneFields,
  phoneKinds,
  phoneLabels,
} from './contact-kinds.ts'

export type ContactLine = { label: string; value: string; preferred: boolean }

export type ContactSummary = {
  emails: ContactLine[]
  emailVisible: boolean
  phones: ContactLine[]
  phoneVisible: boolean
  addresses: ContactLine[]
  timeZone: string | null
}

/** The viewer's contact details, as far as there are any. */
export async function readContactSummary(viewer: Viewer): Promise<ContactSummary> {
  const { contact, timeZone } = await db().user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { contact: true, timeZone: true },
  })
  const line = (label: string, value: string | null | undefined, preferred: boolean): ContactLine[] =>
    value ? [{ label, value, preferred }] : []
  return {
    emails: emailKinds.flatMap((kind) =>
      line(emailLabels[kind], contact?.[emailFields[kind]], contact?.preferredEmail === kind),
    ),
    emailVisible: contact?.emailVisible ?? false,
    phones: phoneKinds.flatMap((kind) =>
      line(phoneLabels[kind], contact?.[phoneFields[kind]], contact?.preferredPhone === kind),
    ),
    phoneVisible: contact?.phoneVisible ?? false,
    addresses: (canEditAddresses(viewer) ? addressKinds : []).flatMap((kind) => {
      const part = (name: AddressPart) => contact?.[addressField(kind, name)]
      const address = postalLine({
        street: part('Street'),
        city: part('City'),
        state: part('State'),
        postalCode: part('PostalCode'),
        country: part('Country'),
      })
      return line(addressLabels[kind], address, contact?.preferredAddress === kind)
    }),
    timeZone,
  }
}
