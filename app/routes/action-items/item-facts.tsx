import type { ActionItemRecord } from '#app/domain/action-items/find.server.ts'
import type { ActionItemStatus } from '#app/domain/action-items/status.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formatShort } from '#app/values/calendar-date.ts'
import { webUrl } from '#app/values/web-url.ts'
import { StatusChip } from './status-chip.tsx'

type Props = { item: ActionItemRecord; status: ActionItemStatus }

/** The facts needed to do what the item asks for. */
export function ItemFacts({ item, status }: Props) {
  const url = item.actionUrl && webUrl(item.actionUrl)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="cluster gap-2">
        <StatusChip status={status} />
        <span className="text-muted">
          Due {formatShort(item.dueDate)}, <bdi>{item.event.name}</bdi>
        </span>
      </div>
      <p className="whitespace-pre-line measure" dir="auto">
        {item.description}
      </p>
      {url && (
        <p>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <Icon name="external-link" /> Open link
          </a>
        </p>
      )}
      <p className="text-sm text-muted">
        <bdi>{item.organization.name}</bdi>
        {item.assignee && (
          <>
            , assigned to <bdi>{item.assignee.name}</bdi>
          </>
        )}
      </p>
    </div>
  )
}
