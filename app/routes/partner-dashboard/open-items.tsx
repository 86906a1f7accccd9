import type { OpenItem } from '#app/domain/action-items/open-items.server.ts'
import { CardLink } from '#app/ui/card.tsx'
import { FailedList } from '#app/ui/failed-list.tsx'
import { formatShort } from '#app/values/calendar-date.ts'
import { StatusChip } from '../action-items/status-chip.tsx'
import { completeItemHref } from './address.ts'

type Props = {
  items: OpenItem[]
  failed: boolean
  /** The list's URL. */
  page: string
}

/** Open items, the first due on top. Each links to its dialog. */
export function OpenItems({ items, failed, page }: Props) {
  return (
    <section className="stack gap-3 content-start" aria-labelledby="open-items">
      <h2 id="open-items">Action Items</h2>
      {failed && <FailedList />}
      {!failed && items.length === 0 && <p className="none">You have no open action items</p>}
      {items.length > 0 && (
        <ul className="list">
          {items.map((item) => (
            <li key={item.id}>
              <Item item={item} page={page} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Item({ item, page }: { item: OpenItem; page: string }) {
  return (
    <article className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-48 flex-1">
        <h3>
          <CardLink to={completeItemHref(item.id, page)} preventScrollReset>
            <bdi>{item.name}</bdi>
          </CardLink>
        </h3>
        <p>
          <bdi>{item.event.name}</bdi>
          {item.assignee && (
            <>
              {' · '}For <bdi>{item.assignee}</bdi>
            </>
          )}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <span>Due {formatShort(item.dueDate)}</span>
        <StatusChip status={item.status} />
      </p>
    </article>
  )
}
