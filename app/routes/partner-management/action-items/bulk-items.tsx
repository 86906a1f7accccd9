import type { Refusal } from '#app/domain/action-items/bulk-change.ts'
import { MOST_IN_BULK } from '#app/domain/action-items/bulk-operations.ts'
import type { SelectedItem } from '#app/domain/action-items/bulk-selection.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { formatShort } from '#app/values/calendar-date.ts'

/** The items that a bulk edit changes. */
export function BulkItems({ items }: { items: SelectedItem[] }) {
  if (items.length === 0) return <p>None of the selected action items can be changed.</p>
  return (
    <div>
      <p id="bulk-items" className="font-semibold">
        {items.length} {items.length === 1 ? 'action item changes' : 'action items change'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keys. */}
      <ul className="scroll-list text-sm" aria-labelledby="bulk-items" tabIndex={0}>
        {items.map((item) => (
          <li key={item.id}>
            <bdi>{item.name}</bdi>{' '}
            <span className="text-muted">
              <bdi>{item.organization}</bdi>, due {formatShort(item.dueDate)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function CannotChange({ refusals }: { refusals: Refusal[] }) {
  if (refusals.length === 0) return null
  return (
    <Notice tone="warning" title="These can’t be changed">
      <ul className="list-disc ps-5 text-sm">
        {refusals.map(({ item, reason }) => (
          <li key={`${item.id} ${reason}`}>
            <bdi>{item.name}</bdi> (<bdi>{item.organization}</bdi>): {reason}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

export function TooMany() {
  return (
    <Notice tone="warning" title={`More than ${MOST_IN_BULK} action items match`}>
      Filter the list by partner, event or status, and change them in several steps.
    </Notice>
  )
}
