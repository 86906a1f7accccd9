import { href } from 'react-router'
import { onlinePresence } from '#app/domain/own-profile/online-presence.server.ts'
import { OnlinePresenceSchema } from '#app/domain/own-profile/online-presence.ts'
import { onlinePresenceFields } from '#app/domain/own-profile/online-presence-fields.ts'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/online-presence'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionFormDialog } from './section-form-dialog.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  openSection(context.get(viewerContext), onlinePresence)

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, OnlinePresenceSchema, onlinePresence, {
    to: href('/profile'),
    notice: 'Your online presence was saved.',
  })

const loadSchema = async () =>
  (await import('#app/domain/own-profile/online-presence.ts')).OnlinePresenceSchema

export default function OnlinePresence({ loaderData, actionData }: Route.ComponentProps) {
  const form = useForm(
    {
      id: 'online-presence',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionFormDialog title="Edit online presence" form={form} answer={actionData}>
      <Fields declared={onlinePresenceFields} fields={form.fields} />
    </SectionFormDialog>
  )
}
