import type { ListedItem } from '#app/domain/action-items/listing.server.ts'
import { ItemRow } from './item-row.tsx'

/** The rows of a page; phones show each as labeled lines. */
export function ItemTable({ items }: { items: ListedItem[] }) {
  return (
    <table className="table">
      <caption className="sr-only">Action items by due date</caption>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Due Date</th>
          <th scope="col">Event</th>
          <th scope="col">Partner</th>
          <th scope="col">Status</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  )
}
