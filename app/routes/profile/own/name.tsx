import { href } from 'react-router'
import { name } from '#app/domain/own-profile/name.server.ts'
import { NameSchema } from '#app/domain/own-profile/name.ts'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { canEditName } from '#app/domain/viewer/permissions.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { TextInput } from '#app/ui/field.tsx'
import type { Route } from './+types/name'
import { refused, stale } from './section-answer.ts'
import { SectionDialog } from './section-dialog.tsx'
import { SectionForm } from './section-form.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canEditName)]

export const loader = ({ context }: Route.LoaderArgs) => openSection(context.get(viewerContext), name)

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, NameSchema)
  if (!form.ok) return refused(form)
  const saving = await saveSection(context.get(viewerContext), name, form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(href('/profile'), 'Your name was saved.')
}

const loadSchema = async () => (await import('#app/domain/own-profile/name.ts')).NameSchema

export default function Name({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'name',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionDialog title="Edit name" invalid={errors.length > 0}>
      <SectionForm
        form={form}
        errors={errors}
        version={fields.version.control}
        answer={actionData}
        closeTo={href('/profile')}
      >
        <TextInput
          label="Title"
          hint="How you’re addressed, such as Dr. or Prof."
          optional
          autoComplete="honorific-prefix"
          className="max-w-xs"
          {...fields.title.control}
        />
        <TextInput label="First name" autoComplete="given-name" {...fields.firstName.control} />
        <TextInput
          label="Middle name"
          optional
          autoComplete="additional-name"
          {...fields.middleName.control}
        />
        <TextInput label="Last name" autoComplete="family-name" {...fields.lastName.control} />
      </SectionForm>
    </SectionDialog>
  )
}
