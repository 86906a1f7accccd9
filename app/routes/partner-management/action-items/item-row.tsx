import { href, useLocation } from 'react-router'
import type { ListedItem } from '#app/domain/action-items/listing.server.ts'
import { DisclosureMenu } from '#app/ui/disclosure-menu.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { formatShort } from '#app/values/calendar-date.ts'
import { StatusChip } from '../../action-items/status-chip.tsx'
import { itemHref, rowId } from './address.ts'

export function ItemRow({ item, isSelected }: { item: ListedItem; isSelected: boolean }) {
  const { id, name, dueDate, late, event, organization, assignee, status } = item
  const { search, hash } = useLocation()
  const row = rowId(id)
  const which = `${name}, ${organization.name}, ${event.name}`
  return (
    // Script goes to an address without making what it points at the browser’s target.
    <tr id={row} className={hash === `#${row}` ? 'is-changed' : undefined}>
      <td>
        <label className="row-select">
          <span className="sr-only">Select {which}</span>
          <input type="checkbox" name="item" value={id} defaultChecked={isSelected} />
        </label>
      </td>
      <th scope="row">
        <Link to={itemHref(id, 'edit', search)}>
          <bdi>{name}</bdi>
        </Link>
      </th>
      <td data-label="Due Date">
        {formatShort(dueDate)} {late && <span className="table-note">{late}</span>}
      </td>
      <td data-label="Event">
        {event.published ? (
          <Link to={href('/partner-management/events/:id', { id: String(event.id) })}>
            <bdi>{event.name}</bdi>
          </Link>
        ) : (
          <bdi>{event.name}</bdi>
        )}
      </td>
      <td data-label="Partner">
        <Link to={href('/partner-management/my-partners/:id', { id: String(organization.id) })}>
          <bdi>{organization.name}</bdi>
        </Link>{' '}
        {assignee && (
          <span className="table-note">
            <bdi>{assignee}</bdi>
          </span>
        )}
      </td>
      <td data-label="Status">
        <StatusChip status={status} />
      </td>
      <td>
        <DisclosureMenu
          label={<Icon name="ellipsis" />}
          name={`Actions for ${which}`}
          group="row-actions"
          className="btn-quiet btn-icon"
        >
          <Link className="menu-item" to={itemHref(id, 'edit', search)} aria-label={`Edit ${which}`}>
            <Icon name="pencil" /> Edit
          </Link>
          <Link
            className="menu-item"
            to={itemHref(id, 'delete', search)}
            aria-label={`Delete ${which}`}
            preventScrollReset
          >
            <Icon name="trash" /> Delete
          </Link>
        </DisclosureMenu>
      </td>
    </tr>
  )
}
