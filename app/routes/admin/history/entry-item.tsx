import { href } from 'react-router'
import { StatusChip } from '#app/ui/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { recordHref } from '../kind/address.ts'
import type { ShownEntry } from './shown-entry.server.ts'

/** One entry: who, when, by which door, and field by field. */
export function EntryItem({ entry, led = true }: { entry: ShownEntry; led?: boolean }) {
  const { id, actor, at, door, sentence, record, changes, more, rows, undone } = entry
  return (
    <li className="card grid gap-2">
      <p>
        <strong>
          <bdi>{actor}</bdi>
        </strong>{' '}
        {sentence}{' '}
        {record &&
          (led ? (
            <Link to={recordHref(record.kind, record.id)}>{record.name}</Link>
          ) : (
            <bdi>{record.name}</bdi>
          ))}
      </p>
      <p className="cluster text-sm text-muted">
        {at}, {door}
        {undone && (
          <StatusChip tone="neutral" icon="arrow-left">
            Undone
          </StatusChip>
        )}
      </p>
      {changes.length > 0 && (
        <ul className="change-list">
          {changes.map(({ where, before, after }) => (
            <li key={where}>
              {where}:{' '}
              {before !== null && (
                <>
                  <del>{before}</del> <span aria-hidden>→</span>{' '}
                </>
              )}
              <ins>{after}</ins>
            </li>
          ))}
        </ul>
      )}
      {(more > 0 || rows > 0) && (
        <p>
          <Link to={href('/admin/history/:entryId', { entryId: String(id) })}>
            {rows > 0 ? `Show all ${rows.toLocaleString('en-US')}` : `Show ${more} more`}
            <span className="sr-only"> of the entry of {at}</span>
          </Link>
        </p>
      )}
    </li>
  )
}
