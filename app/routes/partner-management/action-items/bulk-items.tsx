import type { ReactNode } from 'react'
import { MOST_IN_BULK } from '#app/domain/action-items/bulk-operations.ts'
import type { SelectedItem } from '#app/domain/action-items/bulk-selection.server.ts'
import type { NamedItem } from '#app/domain/action-items/deleted-items.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { formatShort } from '#app/values/calendar-date.ts'

export const itemsText = (count: number) => `${count} ${count === 1 ? 'action item' : 'action items'}`

/** The items that a bulk edit changes. */
export function BulkItems({ items }: { items: SelectedItem[] }) {
  if (items.length === 0) return <p>None of the selected action items can be changed.</p>
  return (
    <div>
      <p id="bulk-items" className="font-semibold" tabIndex={-1}>
        {itemsText(items.length)} will change
      </p>
      {/* A scrolling list must be reachable by keyboard. */}
      <ul className="scroll-list grid gap-1.5 text-sm" aria-labelledby="bulk-items" tabIndex={0}>
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

/** Items by name, each with a remark. */
export function NamedItems({ items }: { items: (NamedItem & { about?: ReactNode })[] }) {
  return (
    <ul className="list-disc ps-5 text-sm">
      {items.map(({ id, name, organization, about }) => (
        <li key={id}>
          <bdi>{name}</bdi> (<bdi>{organization}</bdi>){about && <>: {about}</>}
        </li>
      ))}
    </ul>
  )
}

export function TooMany() {
  return (
    <Notice tone="warning" title={`More than ${MOST_IN_BULK} action items match`}>
      Filter the list by partner, event or status, and edit in batches.
    </Notice>
  )
}
