import type { PreviewedEvent } from '#app/domain/previews/event.server.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { formatLong, formatRange } from '#app/values/calendar-date.ts'
import { NO_AGENDA } from '../../event-sessions/agenda.tsx'
import { SessionRows } from '../../event-sessions/session-rows.tsx'
import { AboutEvent } from '../../events/about-event.tsx'
import { EventCard } from '../../events/event-card.tsx'
import { EventCode } from '../../events/event-code.tsx'
import { EventHead } from '../../events/event-head.tsx'
import { EventResources } from '../../events/event-resources.tsx'

type Role = 'FELLOW' | 'ALUMNI' | 'PARTNER' | 'STAFF'

/** An event's page or its card. Sessions have no pages yet. */
export function EventPreview({ previewed, role }: { previewed: PreviewedEvent; role: Role }) {
  if (previewed.kind === 'card') {
    return (
      <div className="stack">
        <PageHead
          title={<bdi>{previewed.card.name}</bdi>}
          lead="They see this card. The page itself is only for those on its list of attendees."
        />
        <ul className="cards">
          <EventCard event={previewed.card} heading="h2" offersRsvp />
        </ul>
      </div>
    )
  }
  const { event, when, days, resources } = previewed
  const { agenda, sheets, whose } = PAGES[role === 'PARTNER' || role === 'STAFF' ? role : 'FELLOW']
  return (
    <div className="stack">
      {whose && <p className="text-muted">{whose}</p>}
      {role === 'PARTNER' ? (
        <PageHead title={<bdi>{event.name}</bdi>} lead={formatRange(event.startDate, event.endDate)} />
      ) : (
        <EventHead event={event} when={when} />
      )}
      <div className="event-home">
        {event.code && <EventCode code={event.code} />}
        <section className="agenda stack content-start" aria-labelledby="agenda">
          <h2 id="agenda">{agenda}</h2>
          {days.length === 0 && <p className="none">{NO_AGENDA}</p>}
          {days.map(({ date, sessions }) => (
            <div key={date} className="stack gap-3">
              <h3>{formatLong(date)}</h3>
              <SessionRows page={null} sessions={sessions} />
            </div>
          ))}
        </section>
        <div className="stack content-start">
          {event.about && <AboutEvent html={event.about} />}
          <EventResources id="fact-sheets" title={sheets} resources={resources} />
        </div>
      </div>
    </div>
  )
}

const PAGES = {
  FELLOW: {
    agenda: 'My Agenda',
    sheets: 'Fact sheets',
    whose: 'Attendees have this page, with the sessions that are on their own agenda.',
  },
  PARTNER: {
    agenda: 'Sessions',
    sheets: 'Partner resources',
    whose: 'Partners that have accepted their invitation see this, next to their attendees and action items.',
  },
  STAFF: { agenda: 'Full Agenda', sheets: 'Fact sheets', whose: null },
}
