import { href } from 'react-router'
import { countries } from '#app/domain/locations/countries.ts'
import { usStates } from '#app/domain/locations/us-states.ts'
import { addresses } from '#app/domain/own-profile/addresses.server.ts'
import { AddressesSchema } from '#app/domain/own-profile/addresses.ts'
import { addressesFields } from '#app/domain/own-profile/addresses-fields.ts'
import { addressKinds } from '#app/domain/own-profile/contact-kinds.ts'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { canEditAddresses } from '#app/domain/viewer/permissions.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/addresses'
import { AddressFields } from './address-fields.tsx'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionFormDialog } from './section-form-dialog.tsx'

const page = href('/profile/contact-information')

export const middleware: Route.MiddlewareFunction[] = [requireArea(canEditAddresses)]

export async function loader({ context }: Route.LoaderArgs) {
  return {
    ...(await openSection(context.get(viewerContext), addresses)),
    countries: countries.map(({ code, name }) => ({ value: code, label: name })),
    states: [...usStates].map(([value, label]) => ({ value, label })),
  }
}

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, AddressesSchema, addresses, { to: page, notice: 'Your addresses were saved.' })

const loadSchema = async () => (await import('#app/domain/own-profile/addresses.ts')).AddressesSchema

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, version, countries, states } = loaderData
  const form = useForm(
    {
      id: 'addresses',
      reply: actionData?.reply,
      defaultValue: { ...facts, version },
    },
    loadSchema,
  )
  const { fields } = form
  return (
    <SectionFormDialog title="Edit addresses" page={page} form={form} answer={actionData}>
      <Fields declared={addressesFields} fields={fields} only={['preferredAddress']} />
      {addressKinds.map((kind) => (
        <AddressFields key={kind} kind={kind} fields={fields} countries={countries} states={states} />
      ))}
    </SectionFormDialog>
  )
}
