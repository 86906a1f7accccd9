import { href } from 'react-router'
import { emails } from '#app/domain/own-profile/emails.server.ts'
import { EmailsSchema } from '#app/domain/own-profile/emails.ts'
import { emailsFields } from '#app/domain/own-profile/emails-fields.ts'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/emails'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionFormDialog } from './section-form-dialog.tsx'

const page = href('/profile/contact-information')

export const loader = ({ context }: Route.LoaderArgs) => openSection(context.get(viewerContext), emails)

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, EmailsSchema, emails, { to: page, notice: 'Your email addresses were saved.' })

const loadSchema = async () => (await import('#app/domain/own-profile/emails.ts')).EmailsSchema

export default function Emails({ loaderData, actionData }: Route.ComponentProps) {
  const form = useForm(
    {
      id: 'emails',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionFormDialog title="Edit email addresses" page={page} form={form} answer={actionData}>
      <Fields declared={emailsFields} fields={form.fields} />
    </SectionFormDialog>
  )
}
