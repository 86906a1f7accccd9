import type { AgendaDay } from '#app/domain/event-sessions/agenda.server.ts'
import type { Agenda as Shown } from '#app/domain/event-sessions/agenda.ts'
import { agendaParams } from '#app/domain/event-sessions/agenda-query.ts'
import type { SharedZone } from '#app/domain/events/session-time.ts'
import { FailedList } from '#app/ui/failed-list.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Results } from '#app/ui/results.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { formatLong, formatMonthDay } from '#app/values/calendar-date.ts'
import { groupBy } from '#app/values/group-by.ts'
import type { Failed } from '#app/values/or-failed.ts'
import { pageHref } from '#app/values/search-params.ts'
import { agendaHref } from './address.ts'
import { AgendaForm } from './agenda-form.tsx'
import { SessionRows } from './session-rows.tsx'

type Props = {
  title: string
  /** The meaning of a day chip's count. */
  counted: 'sessions' | 'attended'
  /** The event's time zone. */
  page: string
  agenda: Shown
}

/** An event's sessions, one day at a time; a search covers all days. */
export function Agenda({ agenda, ...shown }: Omit<Props, 'agenda'> & { agenda: Shown | Failed }) {
  if (agenda !== 'failed') return <ReadAgenda agenda={agenda} {...shown} />
  return (
    <section className="agenda stack content-start gap-3" aria-labelledby="agenda">
      <h2 id="agenda">{shown.title}</h2>
      <FailedList />
    </section>
  )
}

function ReadAgenda({ title, counted, page, agenda }: Props) {
  const { past, search, day } = agenda
  const params = agendaParams({ past, search, date: search ? null : day })
  return (
    <section className="agenda stack content-start gap-3" aria-labelledby="agenda">
      <div className="section-head">
        <h2 id="agenda">{title}</h2>
        {agenda.begun && <AgendaForm past={past} search={search} />}
      </div>
      {!search && agenda.days.length > 0 && <Days agenda={agenda} counted={counted} />}
      <Results>
        {agenda.total > 0 ? (
          <Sessions page={page} agenda={agenda} />
        ) : (
          <p className="none">{emptyText(agenda)}</p>
        )}
        <Pagination page={agenda.page} pages={agenda.pages} href={(to) => pageHref(params, to)} />
      </Results>
    </section>
  )
}

export const NO_AGENDA = 'Your agenda will be available at the start of the event.'

function emptyText({ begun, search }: Shown): string {
  if (!begun) return NO_AGENDA
  return search ? 'No search results.' : 'You do not have any upcoming sessions.'
}

function Days({ agenda: { days, day, past }, counted }: Pick<Props, 'agenda' | 'counted'>) {
  return (
    <TabLinks
      label="Days"
      tabs={days.map((it) => ({
        to: agendaHref({ past, search: '', date: it.date }),
        label: <Day day={it} counted={counted} />,
        current: it.date === day,
      }))}
    />
  )
}

function Day({ day, counted }: { day: AgendaDay; counted: Props['counted'] }) {
  const count = day[counted]
  const of = counted === 'attended' ? 'attended' : count === 1 ? 'session' : 'sessions'
  return (
    <>
      {`${formatMonthDay(day.date)} `}
      <span className="chip">{`${count} ${of}`}</span>
    </>
  )
}

function Sessions({ page, agenda: { search, sessions, zone } }: Pick<Props, 'page' | 'agenda'>) {
  const days = search ? [...groupBy(sessions, ({ startDate }) => startDate)] : []
  return (
    <>
      {zone && <p className="text-sm text-muted">{zoneText(zone)}</p>}
      {!search && <SessionRows page={page} sessions={sessions} />}
      {days.map(([date, ofDay]) => (
        <div key={date} className="stack gap-3">
          <h3>{formatLong(date)}</h3>
          <SessionRows page={page} sessions={ofDay} />
        </div>
      ))}
    </>
  )
}

function zoneText({ name, ahead }: SharedZone): string {
  const times = `Times are in ${name}.`
  if (ahead === 0) return times
  return `${times} Your time is ${lengthOf(Math.abs(ahead))} ${ahead > 0 ? 'later' : 'earlier'}.`
}

function lengthOf(minutes: number): string {
  const units = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  return units
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ')
}
