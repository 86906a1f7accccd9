import type { CalendarDate } from '#app/values/calendar-date.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { AffiliationRecord } from './find.server.ts'

/** The rules for checking a form besides its section, the same in the browser and on the server. */
export type FormRules = {
  today: CalendarDate
  /** Fellows have a grade point average. */
  needsGpa: boolean
  /** Everyone who is or was in the programs has a major; others only at a college. */
  needsMajor: boolean
  /** The form can't change the organization. */
  locked: boolean
  /** The record's values, which may predate today's choices and rules. */
  kept: Kept | null
}

type Kept = Pick<
  AffiliationRecord,
  | 'kind'
  | 'title'
  | 'endDate'
  | 'state'
  | 'country'
  | 'majorCategory'
  | 'peopleManagedOrSupervised'
  | 'managedBudget'
>

export function formRules({ today, roles }: Viewer, record: AffiliationRecord | null): FormRules {
  const fellow = roles.includes('FELLOW')
  return {
    today,
    needsGpa: fellow,
    needsMajor: fellow || roles.includes('ALUMNI'),
    locked: record?.canChangeOrg === false,
    kept: record && keptOf(record),
  }
}

function keptOf(record: AffiliationRecord): Kept {
  const { kind, title, endDate, state, country, majorCategory, peopleManagedOrSupervised, managedBudget } =
    record
  return { kind, title, endDate, state, country, majorCategory, peopleManagedOrSupervised, managedBudget }
}
