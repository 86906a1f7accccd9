import { href } from 'react-router'
import { readAgenda } from '#app/domain/event-sessions/agenda.server.ts'
import { readAgendaQuery } from '#app/domain/event-sessions/agenda-query.ts'
import { readAttending } from '#app/domain/event-sessions/attending.server.ts'
import { findFellowEvent } from '#app/domain/events/fellow-event.server.ts'
import { listEventResources } from '#app/domain/events/resources.server.ts'
import { whenOf } from '#app/domain/events/when.ts'
import { canKeepCalendar } from '#app/domain/viewer/permissions.ts'
import { listOrFailure, logFailedPart } from '#app/http/failed-list.server.ts'
import { publicOrigin } from '#app/http/origin.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { redirectWithNotice } from '#app/http/responses.server.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ShareMenu } from '#app/ui/share-menu.tsx'
import { parseId } from '#app/values/ids.ts'
import { orFailed } from '#app/values/or-failed.ts'
import { EventCalendars } from '../calendars/event-calendars.tsx'
import { Agenda } from '../event-sessions/agenda.tsx'
import type { Route } from './+types/show'
import { AboutEvent } from './about-event.tsx'
import { Attending } from './attending.tsx'
import { EventCode } from './event-code.tsx'
import { EventHead } from './event-head.tsx'
import { EventResources } from './event-resources.tsx'

export async function loader({ request, params, url, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  const { event } = await listOrFailure(context, { event: null }, async () => ({
    event: await findFellowEvent(viewer, parseId(params.eventId)),
  }))
  if (!event) throw await redirectWithNotice('/', 'We couldn’t open that event.', { tone: 'info' })
  const part = orFailed(logFailedPart(context))
  const [agenda, resources, others] = await Promise.all([
    part(readAgenda(viewer, event, readAgendaQuery(url.searchParams))),
    part(listEventResources(event.id, 'FELLOW')),
    part(readAttending(viewer, event.id)),
  ])
  return {
    event,
    address: new URL(pageOf(event.id), publicOrigin(request)).href,
    others: others === 'failed' ? null : others,
    when: whenOf(event, viewer.timeZone ?? event.timezone),
    agenda,
    resources,
    canSeeAll: viewer.staff,
    keepsCalendar: canKeepCalendar(viewer),
  }
}

const pageOf = (id: number) => href('/events/:eventId', { eventId: String(id) })

export default function FellowEventDetails({ loaderData }: Route.ComponentProps) {
  const { event, when, address, others, agenda, resources, canSeeAll, keepsCalendar } = loaderData
  const page = pageOf(event.id)
  return (
    <>
      <PageTitle title={event.name} />
      <div className="stack">
        <EventHead
          event={event}
          when={when}
          action={
            <>
              <EventCalendars
                eventId={event.id}
                hasSessions={agenda !== 'failed' && agenda.begun}
                keepsCalendar={keepsCalendar}
              />
              <ShareMenu title={event.name} address={address} />
            </>
          }
        />
        <div className="event-home">
          {event.code && <EventCode code={event.code} />}
          <Agenda
            title={canSeeAll ? 'Full Agenda' : 'My Agenda'}
            counted={canSeeAll ? 'sessions' : 'attended'}
            page={page}
            agenda={agenda}
          />
          <div className="stack content-start">
            {others && <Attending others={others} />}
            {event.about && <AboutEvent html={event.about} />}
            <EventResources id="fact-sheets" title="Fact sheets" resources={resources} />
          </div>
        </div>
      </div>
    </>
  )
}
