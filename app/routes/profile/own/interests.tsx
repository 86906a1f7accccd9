import { href } from 'react-router'
import { currentChoices } from '#app/domain/choices/choices.server.ts'
import { interests, unknownInterest } from '#app/domain/own-profile/interests.server.ts'
import { InterestsSchema } from '#app/domain/own-profile/interests.ts'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import type { Route } from './+types/interests'
import { InterestFields } from './interest-fields.tsx'
import { refused, stale } from './section-answer.ts'
import { SectionFormDialog } from './section-form-dialog.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const [section, { interests: all }] = await Promise.all([
    openSection(context.get(viewerContext), interests),
    currentChoices(),
  ])
  const ofType = (type: string) =>
    all.filter((it) => it.type === type).map(({ id, label }) => ({ value: String(id), label }))
  return { ...section, industries: ofType('INDUSTRY'), functions: ofType('FUNCTIONAL') }
}

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, InterestsSchema)
  if (!form.ok) return refused(form)
  const unknown = await unknownInterest(form.value)
  if (unknown) return refused(form, { [unknown]: 'Please choose from the list.' })
  const saving = await saveSection(context.get(viewerContext), interests, form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(href('/profile'), 'Your professional interests were saved.')
}

const loadSchema = async () => (await import('#app/domain/own-profile/interests.ts')).InterestsSchema

export default function Interests({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, version, industries, functions } = loaderData
  const form = useForm(
    {
      id: 'interests',
      reply: actionData?.reply,
      defaultValue: {
        industryPrimary: String(facts.industryPrimary ?? ''),
        industryAdditional: facts.industryAdditional.map(String),
        functionalPrimary: String(facts.functionalPrimary ?? ''),
        functionalAdditional: facts.functionalAdditional.map(String),
        version,
      },
    },
    loadSchema,
  )
  const { fields } = form
  return (
    <SectionFormDialog title="Edit professional interests" form={form} answer={actionData}>
      <InterestFields
        legend="Industry interests"
        options={industries}
        fields={fields}
        only={['industryPrimary', 'industryAdditional']}
      />
      <InterestFields
        legend="Functional interests"
        options={functions}
        fields={fields}
        only={['functionalPrimary', 'functionalAdditional']}
      />
    </SectionFormDialog>
  )
}
