import { href } from 'react-router'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { areCategories, givingBack, listCategories } from '#app/domain/volunteering/giving-back.server.ts'
import { GivingBackSchema } from '#app/domain/volunteering/schema.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { CheckboxGroup } from '#app/ui/choices.tsx'
import { refused, stale } from '../profile/own/section-answer.ts'
import { SectionFormDialog } from '../profile/own/section-form-dialog.tsx'
import type { Route } from './+types/giving-back'

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const [section, categories] = await Promise.all([openSection(viewer, givingBack), listCategories(viewer)])
  return { ...section, categories }
}

export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, GivingBackSchema)
  if (!form.ok) return refused(form)
  if (!(await areCategories(viewer, form.value.categoryIds))) {
    return refused(form, { categoryIds: 'Please choose from the list.' })
  }
  const saving = await saveSection(viewer, givingBack, form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(href('/volunteer'), 'Your giving-back choices were saved.')
}

const title = 'How I give back'
const loadSchema = async () => (await import('#app/domain/volunteering/schema.ts')).GivingBackSchema

export default function GivingBack({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, version, categories } = loaderData
  const form = useForm(
    {
      id: 'giving-back',
      reply: actionData?.reply,
      defaultValue: { categoryIds: facts.categoryIds.map(String), version },
    },
    loadSchema,
  )
  const { fields } = form
  return (
    <SectionFormDialog title={title} page={href('/volunteer')} form={form} answer={actionData}>
      <CheckboxGroup
        legend="I like to give back by"
        optional
        hint="We use your choices to match you with opportunities. If you choose mock interviews, fellows can find you as an interviewer."
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        {...fields.categoryIds.boxes}
      />
    </SectionFormDialog>
  )
}
