import { data, href } from 'react-router'
import { newsMentionSchema } from '#app/domain/own-profile/news-mention.ts'
import { newsMentionFields } from '#app/domain/own-profile/news-mention-fields.ts'
import { changeNewsMention, openNewsMention } from '#app/domain/own-profile/news-mentions.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { parseId } from '#app/values/ids.ts'
import { gone, refused, stale } from '../section-answer.ts'
import { SectionDialog } from '../section-dialog.tsx'
import { SectionForm } from '../section-form.tsx'
import type { Route } from './+types/edit'

/** A missing article is 404, but never thrown, so the form's response keeps what was typed. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const mention = await openNewsMention(viewer, parseId(params.newsMentionId))
  return data({ mention, today: viewer.today }, { status: mention ? 200 : 404 })
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, newsMentionSchema(viewer.today))
  if (!form.ok) return refused(form)
  const saving = await changeNewsMention(viewer, parseId(params.newsMentionId), form.value)
  if (saving.kind === 'gone') return gone(form, 'This article is no longer on your profile.')
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(href('/profile'), 'The article was saved.')
}

export default function EditNews({ loaderData: { mention, today }, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'news',
      reply: actionData?.reply,
      defaultValue: mention ? { ...mention.facts, version: mention.version } : {},
    },
    async () => (await import('#app/domain/own-profile/news-mention.ts')).newsMentionSchema(today),
  )
  return (
    <SectionDialog title="Edit news article" invalid={errors.length > 0}>
      {mention || actionData ? (
        <SectionForm
          form={form}
          errors={errors}
          version={fields.version.control}
          answer={actionData}
          closeTo={href('/profile')}
        >
          <Fields declared={newsMentionFields} fields={fields} ofPage={{ publicationDate: { max: today } }} />
        </SectionForm>
      ) : (
        <p>This article isn’t on your profile.</p>
      )}
    </SectionDialog>
  )
}
