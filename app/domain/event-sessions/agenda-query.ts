import { type CalendarDate, parseCalendarDate } from '#app/values/calendar-date.ts'
import { parsePage } from '#app/values/list-page.ts'
import { readSearch } from '#app/values/search-params.ts'

/** An agenda's URL parameters. */
export type AgendaQuery = {
  /** Past sessions as well. */
  past: boolean
  search: string
  date: CalendarDate | null
  page: number
}

/** Malformed values are left out. */
export function readAgendaQuery(params: URLSearchParams): AgendaQuery {
  return {
    past: ['true', '1'].includes(params.get('viewPast') ?? ''),
    search: readSearch(params),
    date: parseCalendarDate(params.get('date') ?? ''),
    page: parsePage(params.get('page')),
  }
}

/** The URL of the agenda with these parameters, without its page. */
export function agendaParams({ past, search, date }: Omit<AgendaQuery, 'page'>): URLSearchParams {
  const params = new URLSearchParams()
  if (past) params.set('viewPast', 'true')
  if (search) params.set('search', search)
  if (date) params.set('date', date)
  return params
}
