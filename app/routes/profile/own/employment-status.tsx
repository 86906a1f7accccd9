import { href } from 'react-router'
import { employmentStatus } from '#app/domain/own-profile/employment-status.server.ts'
import { EmploymentStatusSchema } from '#app/domain/own-profile/employment-status.ts'
import { householdIncomes } from '#app/domain/own-profile/personal-choices.ts'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { canReadPrivateFacts } from '#app/domain/viewer/permissions.ts'
import { useForm } from '#app/forms/form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { Checkbox } from '#app/ui/choices.tsx'
import { Select } from '#app/ui/field.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { optionsOf } from '#app/values/declared-fields.ts'
import type { Route } from './+types/employment-status'
import { ReasonNotSeeking } from './reason-not-seeking.tsx'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionForm } from './section-form.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canReadPrivateFacts)]

export const loader = ({ context }: Route.LoaderArgs) =>
  openSection(context.get(viewerContext), employmentStatus)

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, EmploymentStatusSchema, employmentStatus, {
    to: href('/profile/employment-status'),
    notice: 'Your employment status was saved.',
  })

const loadSchema = async () =>
  (await import('#app/domain/own-profile/employment-status.ts')).EmploymentStatusSchema

export default function EmploymentStatus({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'employment-status',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <>
      <PageTitle title="Employment Status" invalid={errors.length > 0} />
      <PageHead title="Employment Status" />
      <SectionForm form={form} errors={errors} version={fields.version.control} answer={actionData}>
        <ReasonNotSeeking
          status={fields.employmentSearchStatus.control}
          reason={fields.reasonNotSeekingEmployment.control}
        />
        <Checkbox
          label="Show my employment status to members"
          hint="Your reason and household income are never shown to anyone else."
          {...fields.employmentStatusVisible.box}
        />
        <Select
          label="Household income"
          placeholder="Choose an answer"
          options={optionsOf(householdIncomes)}
          {...fields.householdIncome.control}
        />
      </SectionForm>
    </>
  )
}
