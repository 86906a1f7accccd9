import { href } from 'react-router'
import { introduction } from '#app/domain/own-profile/introduction.server.ts'
import { IntroductionSchema } from '#app/domain/own-profile/introduction.ts'
import { introductionFields } from '#app/domain/own-profile/introduction-fields.ts'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/introduction'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionFormDialog } from './section-form-dialog.tsx'

export const loader = ({ context }: Route.LoaderArgs) => openSection(context.get(viewerContext), introduction)

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, IntroductionSchema, introduction, {
    to: href('/profile'),
    notice: 'Your introduction was saved.',
  })

const loadSchema = async () => (await import('#app/domain/own-profile/introduction.ts')).IntroductionSchema

export default function Introduction({ loaderData, actionData }: Route.ComponentProps) {
  const form = useForm(
    {
      id: 'introduction',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionFormDialog title="Edit introduction" form={form} answer={actionData}>
      <Fields declared={introductionFields} fields={form.fields} />
    </SectionFormDialog>
  )
}
