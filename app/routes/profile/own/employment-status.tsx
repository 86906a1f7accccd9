import { href } from 'react-router'
import { employmentStatus } from '#app/domain/own-profile/employment-status.server.ts'
import { EmploymentStatusSchema } from '#app/domain/own-profile/employment-status.ts'
import { employmentStatusFields } from '#app/domain/own-profile/employment-status-fields.ts'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { canReadPrivateFacts } from '#app/domain/viewer/permissions.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
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
        <ReasonNotSeeking fields={fields} />
        <Fields
          declared={employmentStatusFields}
          fields={fields}
          only={['employmentStatusVisible', 'householdIncome']}
        />
      </SectionForm>
    </>
  )
}
