import { href } from 'react-router'
import { employmentStatus } from '#app/domain/own-profile/employment-status.server.ts'
import { EmploymentStatusSchema } from '#app/domain/own-profile/employment-status.ts'
import { householdIncomes } from '#app/domain/own-profile/personal-choices.ts'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { canReadPrivateFacts } from '#app/domain/viewer/permissions.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { Select } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/employment-status'
import { FieldCheckbox } from './field-checkbox.tsx'
import { optionsOf } from './options.ts'
import { ReasonNotSeeking } from './reason-not-seeking.tsx'
import { refused, shownAgain, stale } from './section-answer.ts'
import { SectionForm } from './section-form.tsx'
import { readStep } from './step.server.ts'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canReadPrivateFacts)]

export const loader = ({ context }: Route.LoaderArgs) =>
  openSection(context.get(viewerContext), employmentStatus)

export async function action({ request, context }: Route.ActionArgs) {
  const step = await readStep(request)
  if (step) return shownAgain(step)
  const form = await parseForm(request, EmploymentStatusSchema)
  if (!form.ok) return refused(form)
  const saving = await saveSection(context.get(viewerContext), employmentStatus, form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(href('/profile/employment-status'), 'Your employment status was saved.')
}

const loadSchema = async () =>
  (await import('#app/domain/own-profile/employment-status.ts')).EmploymentStatusSchema

export default function EmploymentStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { form, field, errors } = useForm(loadSchema, {
    id: 'employment-status',
    reply: actionData?.reply,
    defaultValue: { ...loaderData.facts, version: loaderData.version },
  })
  return (
    <>
      <PageTitle title="Employment Status" invalid={errors.length > 0} />
      <PageHead title="Employment Status" />
      <SectionForm form={form} errors={errors} version={field('version')} answer={actionData}>
        <ReasonNotSeeking
          status={field('employmentSearchStatus')}
          reason={field('reasonNotSeekingEmployment')}
        />
        <FieldCheckbox
          label="Show my employment status to members"
          hint="Your reason and household income are never shown to anyone else."
          {...field('employmentStatusVisible')}
        />
        <Select
          label="Household income"
          placeholder="Choose an answer"
          options={optionsOf(householdIncomes)}
          {...field('householdIncome')}
        />
      </SectionForm>
    </>
  )
}
