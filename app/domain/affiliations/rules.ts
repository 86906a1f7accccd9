import type { CalendarDate } from '#app/values/calendar-date.ts'
import type { Viewer } from '../viewer/viewer.ts'
import type { AffiliationRecord } from './find.server.ts'

/** What a form is checked by beside its section, the same in the browser and on the server. */
export type FormRules = {
  today: CalendarDate
  /** Fellows have a grade point average. */
  needsGpa: boolean
  /** Whoever is or was in the programs has a major; others only at a college. */
  needsMajor: boolean
  /** The organization isn't the form's to change. */
  locked: boolean
  /** What stands in the record, which may be older than today's choices and rules. */
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
