import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { FellowEvent } from '#app/domain/events/fellow-event.server.ts'
import type { When } from '#app/domain/events/when.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { StatusChip } from '#app/ui/chip.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'

type Props = { event: FellowEvent; when: When; action?: ReactNode }

/** The top of an event's page: breadcrumbs, banner and its facts. */
export function EventHead({ event, when, action }: Props) {
  const { name, program, host, isFellowEvent, isCancelled, image } = event
  return (
    <div className="stack">
      <Breadcrumbs above={[{ to: href('/events'), label: 'Events' }]} here={<bdi>{name}</bdi>} />
      {image && <img className="event-image" src={image} alt="" width={960} height={320} />}
      <header className="stack gap-2">
        <PageHead
          title={<bdi>{name}</bdi>}
          media={
            <p className="leaf" aria-hidden>
              {when.month} <b>{when.day}</b>
            </p>
          }
          facts={
            <ul className="facts">
              {isFellowEvent && (
                <li className="text-primary font-semibold">
                  <Icon name="graduation-cap" className="text-inherit" />
                  Program Event
                </li>
              )}
              <li>
                <Icon name="calendar" />
                {when.days}
              </li>
              {when.time && (
                <li>
                  <Icon name="clock" />
                  {when.yours ? `${when.time} (${when.yours} your time)` : when.time}
                </li>
              )}
              {(program ?? host) && (
                <li>
                  <Icon name={program ? 'users' : 'building'} />
                  <bdi>{program ?? host}</bdi>
                </li>
              )}
            </ul>
          }
          action={action}
        />
        {isCancelled && (
          <StatusChip tone="danger" icon="x">
            Cancelled
          </StatusChip>
        )}
      </header>
    </div>
  )
}
