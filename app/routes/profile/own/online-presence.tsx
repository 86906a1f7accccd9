import { href } from 'react-router'
import { onlinePresence } from '#app/domain/own-profile/online-presence.server.ts'
import { OnlinePresenceSchema } from '#app/domain/own-profile/online-presence.ts'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { TextInput } from '#app/ui/field.tsx'
import type { Route } from './+types/online-presence'
import { refused, stale } from './section-answer.ts'
import { SectionDialog } from './section-dialog.tsx'
import { SectionForm } from './section-form.tsx'

export const loader = ({ context }: Route.LoaderArgs) =>
  openSection(context.get(viewerContext), onlinePresence)

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, OnlinePresenceSchema)
  if (!form.ok) return refused(form)
  const saving = await saveSection(context.get(viewerContext), onlinePresence, form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(href('/profile'), 'Your online presence was saved.')
}

const loadSchema = async () =>
  (await import('#app/domain/own-profile/online-presence.ts')).OnlinePresenceSchema

const plain = { optional: true, autoCapitalize: 'off', autoComplete: 'off', spellCheck: false } as const
const address = { ...plain, type: 'text', inputMode: 'url' } as const

export default function OnlinePresence({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'online-presence',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionDialog title="Edit online presence" invalid={errors.length > 0}>
      <SectionForm
        form={form}
        errors={errors}
        version={fields.version.control}
        answer={actionData}
        closeTo={href('/profile')}
      >
        <TextInput
          label="LinkedIn"
          hint="Such as https://www.linkedin.com/in/username"
          {...address}
          {...fields.linkedin.control}
        />
        <TextInput
          label="Twitter"
          hint="Your handle, such as @username"
          className="max-w-xs"
          {...plain}
          {...fields.twitter.control}
        />
        <TextInput
          label="Instagram"
          hint="Your handle, such as @username"
          className="max-w-xs"
          {...plain}
          {...fields.instagram.control}
        />
        <TextInput
          label="Facebook"
          hint="Such as https://www.facebook.com/username"
          {...address}
          {...fields.facebook.control}
        />
        <TextInput
          label="Personal website"
          hint="Such as https://example.org"
          {...address}
          {...fields.personalWebsite.control}
        />
      </SectionForm>
    </SectionDialog>
  )
}
