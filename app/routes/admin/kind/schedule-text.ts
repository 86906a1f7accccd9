import { formatTimestamp } from '#app/values/moment.ts'

/** 'Mar. 16, 2027, 7:30 AM EDT (America/New York)', the same for every reader. */
export function scheduleText({
  publishAt,
  publishZone,
}: {
  publishAt: string | null
  publishZone: string | null
}) {
  if (!publishAt || !publishZone) return null
  return `${formatTimestamp(new Date(publishAt), publishZone)} (${publishZone.replaceAll('_', ' ')})`
}
