import { href } from 'react-router'
import { readAgenda } from '#app/domain/event-sessions/agenda.server.ts'
import { readAgendaQuery } from '#app/domain/event-sessions/agenda-query.ts'
import { findFellowEvent } from '#app/domain/events/fellow-event.server.ts'
import { listEventResources } from '#app/domain/events/resources.server.ts'
import { whenOf } from '#app/domain/events/when.ts'
import { canKeepCalendar } from '#app/domain/viewer/permissions.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { parseId } from '#app/values/ids.ts'
import { AgendaCalendars } from '../calendars/agenda-calendars.tsx'
import { calendarHref } from '../event-sessions/address.ts'
import { Agenda } from '../event-sessions/agenda.tsx'
import { CalendarLink } from '../event-sessions/calendar-link.tsx'
import type { Route } from './+types/show'
import { EventCode } from './event-code.tsx'
import { EventHead } from './event-head.tsx'
import { EventResources } from './event-resources.tsx'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { event } = await listOrFailure(context, { event: null }, async () => ({
    event: await findFellowEvent(viewer, parseId(params.eventId)),
  }))
  if (!event) throw await redirectWithNotice('/', 'We couldn’t open that event.', { tone: 'info' })
  const [agenda, resources] = await Promise.all([
    readAgenda(viewer, event, readAgendaQuery(url.searchParams)),
    listEventResources(event.id, 'FELLOW'),
  ])
  return {
    event,
    when: whenOf(event, viewer.timeZone ?? event.timezone),
    agenda,
    resources,
    canSeeAll: viewer.staff,
    keepsCalendar: canKeepCalendar(viewer),
  }
}

export default function FellowEventDetails({ loaderData }: Route.ComponentProps) {
  const { event, when, agenda, resources, canSeeAll, keepsCalendar } = loaderData
  const page = href('/events/:eventId', { eventId: String(event.id) })
  return (
    <>
      <PageTitle title={event.name} />
      <div className="stack">
        <EventHead
          event={event}
          when={when}
          action={<CalendarLink to={calendarHref(page)} what={event.name} />}
        />
        {event.about && <Prose html={event.about} />}
        <div className="event-home">
          {event.code && <EventCode code={event.code} />}
          <Agenda
            title={canSeeAll ? 'Full Agenda' : 'My Agenda'}
            counted={canSeeAll ? 'sessions' : 'attended'}
            page={page}
            agenda={agenda}
            calendars={<AgendaCalendars event={event} keepsCalendar={keepsCalendar} />}
          />
          <EventResources id="fact-sheets" title="Fact sheets" resources={resources} />
        </div>
      </div>
    </>
  )
}
