import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { formatMedium } from '#app/values/calendar-date.ts'
import { calendarHref, fellowAttendeesHref, partnerAttendeesHref } from './address.ts'
import { CalendarLink } from './calendar-link.tsx'
import type { SessionPageData } from './open-session.server.ts'
import { SessionTime } from './session-time.tsx'
import { Speakers } from './speakers.tsx'

type Props = SessionPageData & { above: { to: string; label: ReactNode }[] }

/** A session: when, where and with whom, and its attendees in tabs below. */
export function SessionPage({ session, page, time, speakers, above }: Props) {
  const { name, roomName, startDate } = session
  return (
    <div className="stack">
      <Breadcrumbs above={above} here={<bdi>{name}</bdi>} />
      <PageHead
        title={<bdi>{name}</bdi>}
        facts={
          <ul className="facts">
            <li>
              <Icon name="calendar" />
              {formatMedium(startDate)}
            </li>
            {time && (
              <li>
                <Icon name="clock" />
                <span>
                  <SessionTime time={time} />
                </span>
              </li>
            )}
            {roomName && (
              <li>
                <Icon name="map-pin" />
                <bdi>{roomName}</bdi>
              </li>
            )}
          </ul>
        }
        action={<CalendarLink to={calendarHref(page)} what={name} className="" />}
      />
      <Speakers speakers={speakers} />
      <section aria-labelledby="attendees">
        <h2 id="attendees" className="sr-only">
          Attendees
        </h2>
        <AttendeeTabs page={page} />
        <Outlet />
      </section>
    </div>
  )
}

function AttendeeTabs({ page }: { page: string }) {
  const { pathname } = useLocation()
  const tab = (label: string, to: string) => ({ to, label, current: pathname.startsWith(to) })
  return (
    <TabLinks
      label="Attendees"
      tabs={[tab('Fellows', fellowAttendeesHref(page)), tab('Partners', partnerAttendeesHref(page))]}
    />
  )
}
