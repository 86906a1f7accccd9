import { href } from 'react-router'
import { newNewsMentionSchema } from '#app/domain/own-profile/news-mention.ts'
import { newsMentionFields } from '#app/domain/own-profile/news-mention-fields.ts'
import { addNewsMention } from '#app/domain/own-profile/news-mentions.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { refused } from '../section-answer.ts'
import { SectionDialog } from '../section-dialog.tsx'
import { SectionForm } from '../section-form.tsx'
import type { Route } from './+types/add'

export const loader = ({ context }: Route.LoaderArgs) => ({
  today: context.get(viewerContext).today,
  formKey: crypto.randomUUID(),
})

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, newNewsMentionSchema(viewer.today))
  if (!form.ok) return refused(form)
  await addNewsMention(viewer, form.value)
  return redirectWithNotice(href('/profile'), 'The article was added.')
}

export default function AddNews({ loaderData: { today, formKey }, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    { id: 'news', reply: actionData?.reply, defaultValue: { visible: 'on', formKey } },
    async () => (await import('#app/domain/own-profile/news-mention.ts')).newNewsMentionSchema(today),
  )
  return (
    <SectionDialog title="Share a recent News Article" invalid={errors.length > 0}>
      <SectionForm
        form={form}
        errors={errors}
        version={fields.formKey.control}
        closeTo={href('/profile')}
        save="Add article"
      >
        <Fields declared={newsMentionFields} fields={fields} ofPage={{ publicationDate: { max: today } }} />
      </SectionForm>
    </SectionDialog>
  )
}
