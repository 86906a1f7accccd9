import { href } from 'react-router'
import { name } from '#app/domain/own-profile/name.server.ts'
import { NameSchema } from '#app/domain/own-profile/name.ts'
import { nameFields } from '#app/domain/own-profile/name-fields.ts'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { canEditName } from '#app/domain/viewer/permissions.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import type { Route } from './+types/name'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionFormDialog } from './section-form-dialog.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canEditName)]

export const loader = ({ context }: Route.LoaderArgs) => openSection(context.get(viewerContext), name)

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, NameSchema, name, { to: href('/profile'), notice: 'Your name was saved.' })

const loadSchema = async () => (await import('#app/domain/own-profile/name.ts')).NameSchema

export default function Name({ loaderData, actionData }: Route.ComponentProps) {
  const form = useForm(
    {
      id: 'name',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionFormDialog title="Edit name" form={form} answer={actionData}>
      <Fields declared={nameFields} fields={form.fields} />
    </SectionFormDialog>
  )
}
