import { data } from 'react-router'
import { checkIn } from '#app/domain/attendance/check-in.server.ts'
import { findDoor, listExpected } from '#app/domain/attendance/door.server.ts'
import { parseForm } from '#app/forms/parse-form.server.ts'
import { listOrFailure } from '#app/http/failed-list.server.ts'
import { viewerContext } from '#app/http/request-context.server.ts'
import { found, redirectWithNotice } from '#app/http/responses.server.ts'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { SearchForm } from '#app/ui/search-form.tsx'
import { today } from '#app/values/calendar-date.ts'
import { parseId } from '#app/values/ids.ts'
import { EMPTY_PAGE, parsePage } from '#app/values/list-page.ts'
import { formatTime, formatTimestamp } from '#app/values/moment.ts'
import { pageHref, readSearch } from '#app/values/search-params.ts'
import { z } from '#app/values/zod.ts'
import { recordHref } from '../../kind/address.ts'
import type { Route } from './+types/door'
import { backTo } from './back-to.server.ts'
import { doorText } from './door-text.ts'
import { ENDED } from './ended.ts'
import { GuestList } from './guest-list.tsx'
import { REFUSALS } from './tap.ts'
import { TapStatus } from './tap-status.tsx'

/** Whom one of the two buttons is about. It says what is to be, so that a second tap changes nothing. */
const Tapped = z
  .object({ here: z.string().optional(), absent: z.string().optional() })
  .transform(({ here, absent }) => ({ userId: parseId(here ?? absent), here: here !== undefined }))

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const door = found(await findDoor(parseId(params.recordId), parseId(params.sessionId)))
  const search = readSearch(url.searchParams)
  const list = await listOrFailure(context, { ...EMPTY_PAGE, all: null, rows: [] }, () =>
    listExpected(door, search, parsePage(url.searchParams.get('page'))),
  )
  return {
    page: `${recordHref('events', door.eventId)}/check-in`,
    door,
    search,
    list: {
      ...list,
      rows: list.rows.map(({ attendedAt, ...guest }) => ({
        ...guest,
        since: attendedAt && sinceIn(door.timezone, attendedAt),
      })),
    },
  }
}

/** With the day where that isn't today. */
const sinceIn = (zone: string, moment: Date) =>
  today(zone, moment) === today(zone) ? formatTime(moment, zone) : formatTimestamp(moment, zone)

/** Without script the page comes back at the person's row, with the search kept. */
export async function action({ params, url, context }: Route.ActionArgs) {
  const [eventId, sessionId] = [found(parseId(params.recordId)), found(parseId(params.sessionId))]
  const form = await parseForm(context, Tapped)
  if (!form.ok || form.value.userId === null) throw data(null, { status: 400 })
  const { userId, here } = form.value
  const tap = { eventId, sessionId, userId, here, at: new Date() }
  const outcome = await checkIn(context.get(viewerContext), tap)
  if (outcome.kind === 'here' || outcome.kind === 'absent') return backTo(url, userId)
  found(outcome.kind === 'gone' ? null : outcome)
  const name = ('name' in outcome && outcome.name) || 'That person'
  return redirectWithNotice(url.pathname + url.search, `${name}: ${REFUSALS[outcome.kind]}.`, {
    tone: 'info',
  })
}

export default function AtTheDoor({ loaderData: { page, door, search, list } }: Route.ComponentProps) {
  const walkIn = `${page}/${door.id}/walk-in?${new URLSearchParams(search ? { search } : {})}`
  const isCancelled = door.status === 'CANCELLED'
  return (
    <>
      <PageTitle title={`Check-in: ${door.name}`} />
      <PageHead
        title={<bdi>{door.name}</bdi>}
        lead={doorText(door)}
        back={{ to: page, label: 'All sessions' }}
      />
      <div className="stack">
        <TapStatus />
        {isCancelled && <Notice tone="warning">{ENDED}</Notice>}
        <SearchForm
          label="Search attendees"
          search={search}
          found={list.failed ? undefined : `${list.total} ${list.total === 1 ? 'attendee' : 'attendees'}`}
        />
        <Results failed={list.failed}>
          {list.total === 0 ? (
            <p>
              {search ? `No one on the list matches “${search}”.` : 'No one is expected at this session yet.'}
            </p>
          ) : (
            <GuestList door={door} guests={list.rows} isOpen={!isCancelled} />
          )}
          <Pagination
            page={list.page}
            pages={list.pages}
            href={(number) => pageHref(new URLSearchParams(search ? { search } : {}), number)}
          />
        </Results>
        {!isCancelled && (
          <p>
            Not on the list? <Link to={walkIn}>Add a walk-in</Link>
          </p>
        )}
      </div>
    </>
  )
}
