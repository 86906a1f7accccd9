import { href } from 'react-router'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { timeZone } from '#app/domain/own-profile/time-zone.server.ts'
import { TimeZoneSchema } from '#app/domain/own-profile/time-zone.ts'
import { timeZoneFields } from '#app/domain/own-profile/time-zone-fields.ts'
import { timeZoneChoices } from '#app/domain/own-profile/time-zones.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/own-time-zone'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionForm } from './section-form.tsx'

/** For whoever has no contact information that it would be part of. */
export async function loader({ context }: Route.LoaderArgs) {
  const section = await openSection(context.get(viewerContext), timeZone)
  return { ...section, zones: timeZoneChoices(section.facts.timeZone) }
}

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, TimeZoneSchema, timeZone, {
    to: href('/profile/time-zone'),
    notice: 'Your time zone was saved.',
  })

const loadSchema = async () => (await import('#app/domain/own-profile/time-zone.ts')).TimeZoneSchema

export default function OwnTimeZone({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'own-time-zone',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <>
      <PageTitle title="Time zone" invalid={errors.length > 0} />
      <PageHead title="Time zone" lead="Times follow your browser unless you choose a zone here." />
      <SectionForm form={form} errors={errors} version={fields.version.control} answer={actionData}>
        <Fields
          declared={timeZoneFields}
          fields={fields}
          ofPage={{ timeZone: { options: loaderData.zones } }}
        />
      </SectionForm>
    </>
  )
}
