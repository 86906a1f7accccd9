import { Form, href } from 'react-router'
import { endCalendar, findCalendarSecret, renewCalendar } from '#app/domain/calendars/subscription.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { permit, redirectWithNotice } from '#app/http/responses.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { z } from '#app/values/zod.ts'
import { CalendarLink } from '../event-sessions/calendar-link.tsx'
import { AuthorField } from '../shell/author-field.tsx'
import type { Route } from './+types/index'
import { CalendarAddress } from './calendar-address.tsx'

const CalendarSchema = z.object({ intent: z.enum(['renew', 'end']) })

export async function loader({ request, context }: Route.LoaderArgs) {
  const secret = await findCalendarSecret(context.get(viewerContext))
  const path = secret && href('/calendars/:secret/agenda.ics', { secret })
  return { address: path && new URL(path, publicOrigin(request)).href }
}

/** Gives the calendar a new link (or its first one), or removes it. */
export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, CalendarSchema)
  permit(form.ok)
  const page = href('/events/calendar')
  if (form.value.intent === 'end') {
    await endCalendar(viewer)
    return redirectWithNotice(page, 'Your calendar link is turned off.')
  }
  await renewCalendar(viewer)
  return redirectWithNotice(page, 'Your new calendar link is ready.')
}

export default function MyCalendar({ loaderData: { address } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title="My calendar" />
      <PageHead
        title="My calendar"
        back={{ to: href('/events'), label: 'Events' }}
        lead="See your sessions from every event in the calendar you already use."
      />
      <div className="stack measure">
        <section className="card stack gap-4" aria-labelledby="follow">
          <h2 id="follow">Subscribe</h2>
          {address ? <CalendarAddress address={address} /> : <FirstAddress />}
        </section>
        <section className="card stack gap-4" aria-labelledby="once">
          <h2 id="once">Download once</h2>
          <p>The file has your sessions as of today. It won’t update if they change.</p>
          <CalendarLink to={href('/events/calendar/agenda.ics')} what="my agenda" />
        </section>
      </div>
    </>
  )
}

function FirstAddress() {
  return (
    <>
      <p>
        Create a calendar link, and Google Calendar, Outlook or Apple Calendar will stay in sync with your
        agenda.
      </p>
      <Form method="post">
        <AuthorField />
        <Button name="intent" value="renew">
          Create link
        </Button>
      </Form>
    </>
  )
}
