import { href } from 'react-router'
import type { EventCard as Event } from '#app/domain/events/cards.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { ChipList } from '#app/ui/chip-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CalendarLink } from '../event-sessions/calendar-link.tsx'
import { Rsvp } from './rsvp.tsx'

type Props = { event: Event; heading: 'h2' | 'h3'; offersRsvp: boolean }

export function EventCard({ event, heading: Heading, offersRsvp }: Props) {
  const { id, name, when, program, host, tags, isFellowEvent, opens, inCalendars, nextSession } = event
  const { isOver, isCancelled, image } = event
  return (
    <li className="card event-card">
      {image && <img className="event-image" src={image} alt="" width={960} height={320} loading="lazy" />}
      <p className="leaf" aria-hidden>
        {when.month} <b>{when.day}</b>
      </p>
      <div className="grid grid-cols-1 gap-1">
        <div className="event-title">
          <Heading>
            <bdi>{name}</bdi>
          </Heading>
          {isFellowEvent && (
            <p className="event-kind">
              <Icon name="graduation-cap" />
              Program Event
            </p>
          )}
        </div>
        <div className="event-facts">
          <p className="meta">
            <Icon name="calendar" />
            {when.days}
          </p>
          {when.time && (
            <p className="meta">
              <Icon name="clock" />
              {when.yours ? `${when.time} (${when.yours} your time)` : when.time}
            </p>
          )}
          {(program ?? host) && (
            <p className="meta">
              <Icon name={program ? 'graduation-cap' : 'building'} />
              <bdi>{program ?? host}</bdi>
            </p>
          )}
        </div>
        {nextSession && <p className="text-sm">Next session: {nextSession}</p>}
        <ChipList className="mt-1" texts={tags}>
          {isCancelled && (
            <li>
              <StatusChip tone="danger" icon="x">
                Cancelled
              </StatusChip>
            </li>
          )}
          {isOver && (
            <li>
              <StatusChip tone="neutral" icon="clock">
                Past event
              </StatusChip>
            </li>
          )}
        </ChipList>
      </div>
      <div className="event-actions">
        {opens && <Details event={event} />}
        {offersRsvp && !isFellowEvent && !isOver && !isCancelled && <Rsvp event={event} />}
        {inCalendars && (
          <CalendarLink
            to={href('/events/:eventId/calendar.ics', { eventId: String(id) })}
            what={name}
            className=""
          />
        )}
      </div>
    </li>
  )
}

function Details({ event: { id, name } }: { event: Event }) {
  return (
    <ButtonLink variant="secondary" size="sm" to={href('/events/:eventId', { eventId: String(id) })}>
      Event Details
      <span className="sr-only">
        {' '}
        for <bdi>{name}</bdi>
      </span>
    </ButtonLink>
  )
}
