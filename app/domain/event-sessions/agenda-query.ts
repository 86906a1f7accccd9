import { type CalendarDate, parseCalendarDate } from '#app/values/calendar-date.ts'
import { parsePage } from '#app/values/list-page.ts'
import { normalizeText } from '#app/values/text.ts'

/** What an agenda is asked for: read from an address and written back to one. */
export type AgendaQuery = {
  /** Past sessions as well. */
  past: boolean
  search: string
  date: CalendarDate | null
  page: number
}

const SEARCH_LENGTH = 200

/** What is malformed is left out. */
export function readAgendaQuery(params: URLSearchParams): AgendaQuery {
  const search = Array.from(params.get('search')?.slice(0, 10 * SEARCH_LENGTH) ?? '')
  return {
    past: ['true', '1'].includes(params.get('viewPast') ?? ''),
    search: normalizeText(search.slice(0, SEARCH_LENGTH).join('')),
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
