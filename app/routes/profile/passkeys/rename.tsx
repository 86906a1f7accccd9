import { href } from 'react-router'
import { openPasskey, renamePasskey } from '#app/domain/passkeys/change.server.ts'
import { passkeyFields } from '#app/domain/passkeys/fields.ts'
import { PasskeyNameSchema } from '#app/domain/passkeys/schema.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, notFound, redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { refused, shownAgain, stale } from '../own/section-answer.ts'
import { SectionFormDialog } from '../own/section-form-dialog.tsx'
import type { Route } from './+types/rename'

export const loader = async ({ params, context }: Route.LoaderArgs) =>
  found(await openPasskey(context.get(viewerContext), parseId(params.passkeyId)))

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const id = parseId(params.passkeyId)
  found(await openPasskey(viewer, id))
  const form = await parseForm(context, PasskeyNameSchema)
  if (form.step) return shownAgain(form)
  if (!form.ok) return refused(form)
  const saving = await renamePasskey(viewer, id, form.value)
  if (saving.kind === 'gone') throw notFound()
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(href('/profile/passkeys'), 'The passkey was renamed.')
}

const loadSchema = async () => (await import('#app/domain/passkeys/schema.ts')).PasskeyNameSchema

export default function RenamePasskey({ loaderData, actionData }: Route.ComponentProps) {
  const form = useForm(
    {
      id: 'rename-passkey',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionFormDialog
      title="Rename passkey"
      page={href('/profile/passkeys')}
      form={form}
      answer={actionData}
    >
      <Fields declared={passkeyFields} fields={form.fields} />
    </SectionFormDialog>
  )
}
