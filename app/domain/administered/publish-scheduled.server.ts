import { publishDue } from '../administration/schedule.server.ts'
import { sendPlanned } from '../announcement-emails/send.server.ts'
import { kinds } from './kinds.server.ts'

/** Publishes what is due of every kind, and emails what was to be emailed then. Returns the errors, for the log. */
export const publishScheduled = async (): Promise<unknown[]> => [
  ...(await publishDue(kinds)),
  ...(await sendPlanned()),
]
