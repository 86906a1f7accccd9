import { href } from 'react-router'
import { openSection } from '#app/domain/own-profile/section.server.ts'
import { timeZone } from '#app/domain/own-profile/time-zone.server.ts'
import { TimeZoneSchema } from '#app/domain/own-profile/time-zone.ts'
import { timeZoneFields } from '#app/domain/own-profile/time-zone-fields.ts'
import { timeZoneChoices } from '#app/domain/own-profile/time-zones.ts'
import { Fields } from '#app/forms/fields.tsx'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import type { Route } from './+types/time-zone'
import { saveSubmitted } from './save-submitted.server.ts'
import { SectionFormDialog } from './section-form-dialog.tsx'

const page = href('/profile/contact-information')

export async function loader({ context }: Route.LoaderArgs) {
  const section = await openSection(context.get(viewerContext), timeZone)
  return { ...section, zones: timeZoneChoices(section.facts.timeZone) }
}

export const action = ({ context }: Route.ActionArgs) =>
  saveSubmitted(context, TimeZoneSchema, timeZone, { to: page, notice: 'Your time zone was saved.' })

const loadSchema = async () => (await import('#app/domain/own-profile/time-zone.ts')).TimeZoneSchema

export default function TimeZone({ loaderData, actionData }: Route.ComponentProps) {
  const form = useForm(
    {
      id: 'time-zone',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionFormDialog title="Edit time zone" page={page} form={form} answer={actionData}>
      <Fields
        declared={timeZoneFields}
        fields={form.fields}
        ofPage={{ timeZone: { options: loaderData.zones } }}
      />
    </SectionFormDialog>
  )
}
