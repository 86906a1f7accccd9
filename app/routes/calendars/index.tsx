import { Form, href } from 'react-router'
import { keeperOf } from '#app/domain/calendars/kept-agenda.server.ts'
import { endCalendar, findCalendarSecret, renewCalendar } from '#app/domain/calendars/subscription.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { agendaCookie } from '#app/http/cookies.server.ts'
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

const CalendarSchema = z.object({ intent: z.enum(['renew', 'end', 'keep', 'forget']) })

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const secret = await findCalendarSecret(viewer)
  const path = secret && href('/calendars/:secret/agenda.ics', { secret })
  return {
    address: path && new URL(path, publicOrigin(request)).href,
    isKept: agendaCookie.read(request) === keeperOf(viewer),
  }
}

/** Gives the calendar a new link (or its first one), or removes it; or changes whether this browser keeps the agenda. */
export async function action({ context }: Route.ActionArgs) {
  const viewer = context.get(viewerContext)
  const form = await parseForm(context, CalendarSchema)
  permit(form.ok)
  const page = href('/events/calendar')
  if (form.value.intent === 'end') {
    await endCalendar(viewer)
    return redirectWithNotice(page, 'Your calendar link is turned off.')
  }
  if (form.value.intent === 'keep' || form.value.intent === 'forget')
    return keepHere(viewer, form.value.intent)
  await renewCalendar(viewer)
  return redirectWithNotice(page, 'Your new calendar link is ready.')
}

function keepHere(viewer: Viewer, intent: 'keep' | 'forget') {
  const keeps = intent === 'keep'
  const headers = new Headers({ 'Set-Cookie': agendaCookie.set(keeps ? keeperOf(viewer) : null) })
  const said = keeps
    ? 'Your agenda will be kept on this device.'
    : 'Your agenda was removed from this device.'
  return redirectWithNotice(href('/events/calendar'), said, { headers })
}

export default function MyCalendar({ loaderData: { address, isKept } }: Route.ComponentProps) {
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
        <OnThisDevice isKept={isKept} />
      </div>
    </>
  )
}

/** A document of its own has the new choice, so the form is sent by the browser itself. */
function OnThisDevice({ isKept }: { isKept: boolean }) {
  return (
    <section className="card stack gap-4" aria-labelledby="offline">
      <h2 id="offline">Read it offline</h2>
      <p id="keeping">
        {isKept
          ? 'This browser keeps your upcoming sessions. You’ll see them whenever you open a page without a connection, until you sign out.'
          : 'This browser can keep your upcoming sessions for when there’s no connection. Anyone who uses it can see them. They’re removed when you sign out. This needs JavaScript.'}
      </p>
      <Form method="post" reloadDocument>
        <AuthorField />
        <Button
          variant="secondary"
          name="intent"
          value={isKept ? 'forget' : 'keep'}
          aria-describedby="keeping"
        >
          {isKept ? 'Remove it from this device' : 'Keep my agenda on this device'}
        </Button>
      </Form>
    </section>
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
