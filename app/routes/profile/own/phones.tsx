import { href } from 'react-router'
import { phones } from '#app/domain/own-profile/phones.server.ts'
import { PhonesSchema } from '#app/domain/own-profile/phones.ts'
import { phonesFields } from '#app/domain/own-profile/phones-fields.ts'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/phones'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionFormDialog } from './section-form-dialog.tsx'

const page = href('/profile/contact-information')

export const loader = ({ context }: Route.LoaderArgs) => openSection(context.get(viewerContext), phones)

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, PhonesSchema, phones, { to: page, notice: 'Your phone numbers were saved.' })

const loadSchema = async () => (await import('#app/domain/own-profile/phones.ts')).PhonesSchema

export default function Phones({ loaderData, actionData }: Route.ComponentProps) {
  const form = useForm(
    {
      id: 'phones',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionFormDialog title="Edit phone numbers" page={page} form={form} answer={actionData}>
      <Fields declared={phonesFields} fields={form.fields} />
    </SectionFormDialog>
  )
}
