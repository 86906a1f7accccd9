import type { AffiliationItem } from '#app/domain/members/profile.ts'
import { type CalendarDate, formatMonthYear } from '#app/values/calendar-date.ts'
import { HiddenMark } from './hidden-mark.tsx'

/** A job, a degree or an engagement. What is hidden comes to its owner alone, marked. */
export function Affiliation({ item }: { item: AffiliationItem }) {
  return (
    <div className={item.hidden ? 'timeline-item is-hidden' : 'timeline-item'}>
      <h3>
        <bdi>{item.title ?? item.organization}</bdi>
      </h3>
      <p>
        {item.title && <bdi>{item.organization}</bdi>}
        {item.kind && <span className="text-muted"> · {item.kind}</span>}
      </p>
      <p className="text-sm text-muted">
        {[period(item.startDate, item.endDate), item.place].filter(Boolean).join(' · ')}
      </p>
      {item.description && (
        <p className="measure whitespace-pre-line">
          <bdi>{item.description}</bdi>
        </p>
      )}
      {item.hidden && <HiddenMark />}
    </div>
  )
}

function period(start: CalendarDate | null, end: CalendarDate | null): string | null {
  if (!start) return end && formatMonthYear(end)
  return `${formatMonthYear(start)} – ${end ? formatMonthYear(end) : 'Present'}`
}
