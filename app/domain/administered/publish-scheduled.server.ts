import { publishDue } from '../administration/schedule.server.ts'
import { kinds } from './kinds.server.ts'

/** Publishes what is due of every kind. Returns the errors, for the log. */
export const publishScheduled = (): Promise<unknown[]> => publishDue(kinds)
