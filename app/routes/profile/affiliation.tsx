import type { Section } from '#app/domain/affiliations/sections.ts'
import type { AffiliationItem } from '#app/domain/members/profile.ts'
import { Logo } from '#app/ui/logo.tsx'
import { type CalendarDate, formatMonthYear } from '#app/values/calendar-date.ts'
import { AffiliationActions } from './affiliation-actions.tsx'
import { HiddenMark } from './hidden-mark.tsx'

type Props = { section: Section; item: AffiliationItem; editable?: boolean; hasForm: boolean }

/** A job, a degree or an engagement. Hidden entries are sent only to their owner, marked. */
export function Affiliation({ section, item, editable, hasForm }: Props) {
  return (
    <div className={item.hidden ? 'timeline-item is-hidden' : 'timeline-item'}>
      <Logo name={item.organization} src={item.logo} />
      <div className="item-head">
        <h3>
          <bdi>{item.title ?? item.organization}</bdi>
        </h3>
        {editable && <AffiliationActions section={section} item={item} hasForm={hasForm} />}
      </div>
      <p>
        {item.title && <bdi>{item.organization}</bdi>}
        {item.kind && <span className="text-muted"> · {item.kind}</span>}
      </p>
      <p className="text-sm text-muted">
        {[period(item.startDate, item.endDate), item.place].filter(Boolean).join(' · ')}
      </p>
      <Fields item={item} />
      {item.description && (
        <p className="measure whitespace-pre-line">
          <bdi>{item.description}</bdi>
        </p>
      )}
      {item.hidden && <HiddenMark />}
    </div>
  )
}

/** What a degree or a job is about. */
function Fields({ item: { majorCategory, jobFunction, jobIndustry } }: Pick<Props, 'item'>) {
  const fields = [majorCategory, jobFunction, jobIndustry].filter(Boolean).join(' · ')
  return (
    fields && (
      <p className="text-sm text-muted">
        <bdi>{fields}</bdi>
      </p>
    )
  )
}

function period(start: CalendarDate | null, end: CalendarDate | null): string | null {
  if (!start) return end && formatMonthYear(end)
  return `${formatMonthYear(start)} – ${end ? formatMonthYear(end) : 'Present'}`
}
