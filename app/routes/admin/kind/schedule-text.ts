import { formatTimestamp } from '#app/values/moment.ts'
import { wallClock } from '#app/values/wall-clock.ts'

/**
 * 'Mar. 16, 2027, 7:30 AM EDT (America/New York)', the same for every reader. A zone that clocks call by its own name is
 * said once.
 */
export function scheduleText({
  publishAt,
  publishZone,
}: {
  publishAt: string | null
  publishZone: string | null
}) {
  if (!publishAt || !publishZone) return null
  const moment = new Date(publishAt)
  const said = formatTimestamp(moment, publishZone)
  return wallClock(moment, publishZone).zoneName === publishZone
    ? said
    : `${said} (${publishZone.replaceAll('_', ' ')})`
}
