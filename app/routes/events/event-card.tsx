import type { EventCard as Event } from '#app/domain/events/cards.server.ts'
import { Chip, StatusChip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { OutsideLink } from '#app/ui/outside-link.tsx'

type Props = { event: Event; heading: 'h2' | 'h3'; offersRsvp: boolean }

export function EventCard({ event, heading: Heading, offersRsvp }: Props) {
  const { name, when, program, host, tags, isFellowEvent, isOver } = event
  return (
    <li className="card event-card">
      <p className="leaf" aria-hidden>
        {when.month}
        <b>{when.day}</b>
      </p>
      <div className="grid gap-1">
        <Heading>
          <bdi>{name}</bdi>
        </Heading>
        <p className="meta">
          <Icon name="calendar" />
          {when.days}
        </p>
        {when.time && (
          <p className="meta">
            <Icon name="clock" />
            {when.yours ? `${when.time} (${when.yours} for you)` : when.time}
          </p>
        )}
        {(program ?? host) && (
          <p className="meta">
            <Icon name={program ? 'graduation-cap' : 'building'} />
            <bdi>{program ?? host}</bdi>
          </p>
        )}
      </div>
      <ul className="chips">
        {isFellowEvent && (
          <li>
            <StatusChip tone="primary" icon="graduation-cap">
              Program Event
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
        {tags.map((tag) => (
          <li key={tag}>
            <Chip>{tag}</Chip>
          </li>
        ))}
      </ul>
      {offersRsvp && !isFellowEvent && !isOver && <Rsvp event={event} />}
    </li>
  )
}

/** As long as there is no address yet, a link that leads nowhere and says so. */
function Rsvp({ event: { name, eventUrl } }: { event: Event }) {
  const text = (
    <>
      RSVP<span className="sr-only"> for {name}</span>
    </>
  )
  if (eventUrl) {
    return (
      <OutsideLink to={eventUrl} className="btn btn-secondary">
        {text}
        <Icon name="external-link" />
      </OutsideLink>
    )
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: a disabled link has no address.
    <a role="link" aria-disabled="true" className="btn btn-secondary">
      {text}
    </a>
  )
}
