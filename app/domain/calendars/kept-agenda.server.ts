import { createHmac } from 'node:crypto'
import { settings } from '#app/settings.server.ts'
import { formatWeekday } from '#app/values/calendar-date.ts'
import { todayIn } from '../moments/moments.ts'
import { canKeepCalendar, mustOnboard } from '../viewer/permissions.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { CalendarEntry } from './entry.ts'
import { ownAgendaEntries } from './session-entries.server.ts'

export type KeptDay = { day: string; sessions: Pick<CalendarEntry, 'uid' | 'name' | 'about' | 'place'>[] }

/** Says in a browser’s cookie whose agenda it keeps, to no one but us. */
export const keeperOf = ({ id }: Viewer): string =>
  createHmac('sha256', settings().SESSION_SECRET).update(`agenda ${id}`).digest('base64url')

/** What a browser keeps of the agenda of the fellow who asked for it: what is ahead. Null for anyone else. One query. */
export async function readKeptAgenda(
  viewer: Viewer | null,
  keeper: string | undefined,
): Promise<KeptDay[] | null> {
  if (!viewer || keeper !== keeperOf(viewer) || !canKeepCalendar(viewer) || mustOnboard(viewer)) return null
  const ahead = (await ownAgendaEntries(viewer)).filter(
    ({ startDate, timezone, isCancelled }) => !isCancelled && startDate >= todayIn(timezone),
  )
  const byDay = new Map<string, KeptDay['sessions']>()
  for (const { startDate, timezone, uid, name, about, place } of ahead) {
    const day = formatWeekday(startDate, todayIn(timezone))
    byDay.set(day, [...(byDay.get(day) ?? []), { uid, name, about, place }])
  }
  return [...byDay].map(([day, sessions]) => ({ day, sessions }))
}
