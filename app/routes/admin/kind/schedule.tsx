import { data, Form } from 'react-router'
import { findRecord } from '#app/domain/administration/find.server.ts'
import { nameOf } from '#app/domain/administration/kind.server.ts'
import { schedule } from '#app/domain/administration/schedule.server.ts'
import { TimeOfPublication } from '#app/domain/administration/time-of-publication.ts'
import { timeOfPublicationFields } from '#app/domain/administration/time-of-publication-fields.ts'
import { Fields } from '#app/forms/fields.tsx'
import { parseFields } from '#app/forms/parse-form.server.ts'
import { useForm } from '#app/forms/small-form.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { formFields } from '#app/http/submitted-form.server.ts'
import { kindContext } from '#app/middleware/require-administration.server.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { today } from '#app/values/calendar-date.ts'
import { parseId } from '#app/values/ids.ts'
import { wallClock } from '#app/values/wall-clock.ts'
import { AuthorField } from '../../shell/author-field.tsx'
import type { Route } from './+types/schedule'
import { recordHref } from './address.ts'
import { scheduleText } from './schedule-text.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const { id, content, state } = found(
    kind.publishes ? await findRecord(kind, parseId(params.recordId)) : null,
  )
  const zone = state.publishZone ?? viewer.timeZone ?? 'UTC'
  return {
    page: recordHref(kind.name, id),
    name: nameOf(kind, content),
    zone,
    scheduled: scheduleText(state),
    ...clockIn(zone, state.publishAt),
  }
}

/** A time that has been set is shown in the zone in which it was set, whoever reads it. */
function clockIn(zone: string, moment: string | null) {
  if (!moment) return { date: '', time: '' }
  const { hour, minute } = wallClock(new Date(moment), zone)
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  return { date: today(zone, new Date(moment)), time }
}

export async function action({ params, context }: Route.ActionArgs) {
  const [viewer, kind] = [context.get(viewerContext), context.get(kindContext)]
  const id = found(kind.publishes ? parseId(params.recordId) : null)
  const page = recordHref(kind.name, id)
  const fields = await formFields(context)
  if (fields.get('intent') === 'unschedule') {
    await schedule(viewer, kind, id, null)
    return redirectWithNotice(page, 'It won’t be published by itself.')
  }
  const form = parseFields(fields, TimeOfPublication)
  if (!form.ok) return data({ reply: form.reply() }, 400)
  const done = await schedule(viewer, kind, id, form.value)
  if (!done) return data({ reply: form.reply({ form: 'It’s archived. Restore it first.' }) }, 409)
  return redirectWithNotice(page, 'Its publication is scheduled.')
}

export default function Schedule({ loaderData, actionData }: Route.ComponentProps) {
  const { page, name, zone, date, time, scheduled } = loaderData
  const { form, fields, errors } = useForm<typeof TimeOfPublication>({
    id: 'schedule',
    reply: actionData?.reply,
    defaultValue: { date, time },
  })
  const title = 'Schedule publication'
  return (
    <>
      <PageTitle title={title} invalid={errors.length > 0} />
      <PageHead title={title} back={{ to: page, label: name }} />
      <ErrorSummary errors={errors} />
      <Form method="post" className="form" {...form}>
        <AuthorField />
        <input type="hidden" name="zone" value={zone} />
        <Fields
          declared={timeOfPublicationFields}
          fields={fields}
          ofPage={{
            time: {
              hint: `In ${zone.replaceAll('_', ' ')} time, as clocks show it that day. A time in the past publishes within a minute.`,
            },
          }}
        />
        <div className="cluster">
          <SubmitButton name="intent" value="schedule" pending="Scheduling…">
            Schedule
          </SubmitButton>
          {scheduled && (
            <Button variant="secondary" name="intent" value="unschedule" formNoValidate>
              Take off the schedule
            </Button>
          )}
        </div>
      </Form>
    </>
  )
}
