import { href } from 'react-router'
import { demographics } from '#app/domain/own-profile/demographics.server.ts'
import { demographicsSchema } from '#app/domain/own-profile/demographics.ts'
import { demographicsFields } from '#app/domain/own-profile/demographics-fields.ts'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { canReadPrivateFacts } from '#app/domain/viewer/permissions.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { requireArea } from '#app/middleware/require-role.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/demographic-information'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionForm } from './section-form.tsx'

export const middleware: Route.MiddlewareFunction[] = [requireArea(canReadPrivateFacts)]

export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  return { ...(await openSection(viewer, demographics)), today: viewer.today }
}

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, demographicsSchema(context.get(viewerContext).today), demographics, {
    to: href('/profile/demographic-information'),
    notice: 'Your demographic information was saved.',
  })

const PARTS = [
  {
    id: 'about-you',
    title: 'About you',
    only: ['birthdate', 'gender', 'transgender', 'sexualOrientation'],
  },
  { id: 'background', title: 'Background', only: ['ethnicity', 'race'] },
  { id: 'household', title: 'Household', only: ['maritalStatus', 'homeOwnershipStatus'] },
] as const

export default function DemographicInformation({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, version, today } = loaderData
  const { form, fields, errors } = useForm(
    { id: 'demographics', reply: actionData?.reply, defaultValue: { ...facts, version } },
    async () => (await import('#app/domain/own-profile/demographics.ts')).demographicsSchema(today),
  )
  return (
    <>
      <PageTitle title="Demographic Information" invalid={errors.length > 0} />
      <PageHead
        title="Demographic Information"
        lead="Only you can see your answers here. We use them to count who our programs reach."
      />
      <SectionForm form={form} errors={errors} version={fields.version.control} answer={actionData}>
        {PARTS.map(({ id, title, only }) => (
          <section key={id} className="card form-part" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <div className="stack">
              <Fields declared={demographicsFields} fields={fields} only={only} />
            </div>
          </section>
        ))}
      </SectionForm>
    </>
  )
}
