import { type CalendarDate, parseCalendarDate } from '#app/values/calendar-date.ts'
import { parsePage } from '#app/values/list-page.ts'
import { readSearch } from '#app/values/search-params.ts'

/** What an agenda is asked for: read from an address and written back to one. */
export type AgendaQuery = {
  /** Past sessions as well. */
  past: boolean
  search: string
  date: CalendarDate | null
  page: number
}

/** What is malformed is left out. */
export function readAgendaQuery(params: URLSearchParams): AgendaQuery {
  return {
    past: ['true', '1'].includes(params.get('viewPast') ?? ''),
    search: readSearch(params),
    date: parseCalendarDate(params.get('date') ?? ''),
    page: parsePage(params.get('page')),
  }
}

/** The address of the agenda so asked, without its page. */
export function agendaParams({ past, search, date }: Omit<AgendaQuery, 'page'>): URLSearchParams {
  const params = new URLSearchParams()
  if (past) params.set('viewPast', 'true')
  if (search) params.set('search', search)
  if (date) params.set('date', date)
  return params
}
