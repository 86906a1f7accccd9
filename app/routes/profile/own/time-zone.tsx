import { href } from 'react-router'
import { openSection, saveSection } from '#app/domain/own-profile/section.server.ts'
import { timeZone } from '#app/domain/own-profile/time-zone.server.ts'
import { TimeZoneSchema } from '#app/domain/own-profile/time-zone.ts'
import { timeZoneChoices } from '#app/domain/own-profile/time-zones.ts'
import { useForm } from '#app/forms/form.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { Select } from '#app/ui/field.tsx'
import type { Route } from './+types/time-zone'
import { refused, stale } from './section-answer.ts'
import { SectionDialog } from './section-dialog.tsx'
import { SectionForm } from './section-form.tsx'

const page = href('/profile/contact-information')

export async function loader({ context }: Route.LoaderArgs) {
  const section = await openSection(context.get(viewerContext), timeZone)
  return { ...section, zones: timeZoneChoices(section.facts.timeZone) }
}

export async function action({ context }: Route.ActionArgs) {
  const form = await parseForm(context, TimeZoneSchema)
  if (!form.ok) return refused(form)
  const saving = await saveSection(context.get(viewerContext), timeZone, form.value)
  if (saving.kind === 'stale') return stale(form, saving)
  return redirectWithNotice(page, 'Your time zone was saved.')
}

const loadSchema = async () => (await import('#app/domain/own-profile/time-zone.ts')).TimeZoneSchema

export default function TimeZone({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields, errors } = useForm(
    {
      id: 'time-zone',
      reply: actionData?.reply,
      defaultValue: { ...loaderData.facts, version: loaderData.version },
    },
    loadSchema,
  )
  return (
    <SectionDialog title="Edit time zone" page={page} invalid={errors.length > 0}>
      <SectionForm
        form={form}
        errors={errors}
        version={fields.version.control}
        answer={actionData}
        closeTo={page}
      >
        <Select
          label="Time zone"
          hint="We show event times in this zone next to the event’s own."
          placeholder="Use my browser’s time zone"
          options={loaderData.zones}
          {...fields.timeZone.control}
        />
      </SectionForm>
    </SectionDialog>
  )
}
