import { aboutEmail } from '#app/domain/emails/about.ts'
import type { LoggedEmail } from '#app/domain/emails/log.server.ts'
import type { Viewer } from '#app/domain/viewer/viewer.ts'
import { formatTimestamp } from '#app/values/moment.ts'

export type ShownEmail = { id: number; about: string; asked: string; became: string }

export const shownEmails = ({ timeZone }: Viewer, emails: LoggedEmail[]): ShownEmail[] =>
  emails.map(({ id, kind, createdAt, ...email }) => {
    const zone = timeZone ?? 'UTC'
    return {
      id,
      about: aboutEmail[kind],
      asked: formatTimestamp(createdAt, zone),
      became: becameOf(email, zone),
    }
  })

function becameOf(
  { sentAt, dueAt, attempts, lastError }: Omit<LoggedEmail, 'id' | 'kind' | 'createdAt'>,
  zone: string,
) {
  if (sentAt) return `Sent ${formatTimestamp(sentAt, zone)}`
  if (!dueAt) return `Given up: ${lastError ?? 'unknown reason'}`
  if (attempts === 0) return 'On its way'
  return `Failed ${attempts === 1 ? 'once' : `${attempts} times`}, tried again ${formatTimestamp(dueAt, zone)}`
}
