import { href } from 'react-router'
import { introduction } from '#app/domain/own-profile/introduction.server.ts'
import { IntroductionSchema } from '#app/domain/own-profile/introduction.ts'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Route } from './+types/introduction'
import { refused, stale } from './section-answer.ts'
import { SectionDialog } from './section-dialog.tsx'
import { SectionForm } from './section-form.tsx'

export const loader = ({ context }: Route.LoaderArgs) => openSection(context.get(viewerContext), introduction)

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, IntroductionSchema)
  if (!form.ok) return refused(form)
  const saving = await saveSection(context.get(viewerContext), introduction, form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(href('/profile'), 'Your introduction was saved.')
}

const loadSchema = async () => (await import('#app/domain/own-profile/introduction.ts')).IntroductionSchema

export default function Introduction({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'introduction',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionDialog title="Edit introduction" invalid={errors.length > 0}>
      <SectionForm
        form={form}
        errors={errors}
        version={fields.version.control}
        answer={actionData}
        closeTo={href('/profile')}
      >
        <TextArea
          label="Introduction"
          hint="Who you are, what you do, and what others can ask you about."
          rows={8}
          max={2000}
          {...fields.description.control}
        />
      </SectionForm>
    </SectionDialog>
  )
}
