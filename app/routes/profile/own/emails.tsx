import { href } from 'react-router'
import { emailFields, emailKinds, emailLabels } from '#app/domain/own-profile/contact-kinds.ts'
import { emails } from '#app/domain/own-profile/emails.server.ts'
import { EmailsSchema } from '#app/domain/own-profile/emails.ts'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { Checkbox, RadioGroup } from '#app/ui/choices.tsx'
import { TextInput } from '#app/ui/field.tsx'
import type { Route } from './+types/emails'
import { refused, stale } from './section-answer.ts'
import { SectionDialog } from './section-dialog.tsx'
import { SectionForm } from './section-form.tsx'

const page = href('/profile/contact-information')

export const loader = ({ context }: Route.LoaderArgs) => openSection(context.get(viewerContext), emails)

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, EmailsSchema)
  if (!form.ok) return refused(form)
  const saving = await saveSection(context.get(viewerContext), emails, form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(page, 'Your email addresses were saved.')
}

const loadSchema = async () => (await import('#app/domain/own-profile/emails.ts')).EmailsSchema

export default function Emails({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'emails',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionDialog title="Edit email addresses" page={page} invalid={errors.length > 0}>
      <SectionForm
        form={form}
        errors={errors}
        version={fields.version.control}
        answer={actionData}
        closeTo={page}
      >
        <RadioGroup
          legend="Preferred email"
          hint="This is the one others see, if you share it. It doesn’t change the email address you sign in with."
          options={emailKinds.map((value) => ({ value, label: emailLabels[value] }))}
          {...fields.preferredEmail.control}
        />
        {emailKinds.map((kind) => (
          <TextInput
            key={kind}
            label={emailLabels[kind]}
            hint={kind === 'PERSONAL' ? undefined : 'Required only if it’s your preferred email.'}
            type="email"
            autoComplete={kind === 'WORK' ? 'work email' : 'email'}
            spellCheck={false}
            {...fields[emailFields[kind]].control}
          />
        ))}
        <Checkbox label="Show my preferred email to members" {...fields.emailVisible.box} />
      </SectionForm>
    </SectionDialog>
  )
}
